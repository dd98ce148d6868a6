import type { DemoData } from "@haat/sdk/server/demo-data"

/** Subscribers of a large shop, as many as it has customers. */
export const DEMO_DATA: DemoData = {
  fillStatements: ({ people }) => [
    `insert into newsletter_subscriber (id, email, created_at, updated_at)
     select 'sub_large' || key, 'reader' || n || '@example.com', at, at from ${people}`,
  ],
}
