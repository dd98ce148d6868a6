/** The ids of the pictures that a return was requested with, in the sequence they were sent; one that has none has no row. */
export const RETURN_PHOTOS = `
  create or replace view return_photos as
  select photo.return_id, jsonb_agg(photo.id order by photo.created_at, photo.id) as ids
  from return_photo photo where photo.return_id is not null group by photo.return_id`
