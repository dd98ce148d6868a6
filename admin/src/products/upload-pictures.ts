import type { ProductImage } from "@haat/catalog/contract"

/** Sends the files in one go, telling how far it is (0 to 1); rejects with the server's sentence. */
export const uploadPictures = (files: File[], onProgress: (done: number) => void): Promise<ProductImage[]> =>
  new Promise((resolve, reject) => {
    const form = new FormData()
    for (const file of files) form.append("files", file)
    // fetch cannot tell how much of a body has been sent
    const request = new XMLHttpRequest()
    request.open("POST", "/back-office/pictures")
    request.responseType = "json"
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () =>
      request.status === 201 ? resolve(request.response.files) : reject(new Error(request.response?.message))
    request.onerror = () => reject(new Error())
    request.send(form)
  })
