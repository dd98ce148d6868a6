/** They sign in as shopper1, shopper2 … with the password of `model`, an account that exists. */
export const peopleStatements = (count: number, model: string) => [
  `create temp table large_person on commit drop as
   select n, lpad(n::text, 6, '0') as key,
     (array['Aarav', 'Vihaan', 'Diya', 'Ananya', 'Kabir', 'Ishaan', 'Meera', 'Saanvi', 'Rohan', 'Tara', 'Arjun',
       'Nisha',
       'Dev', 'Leela', 'Farhan', 'Zoya', 'Joseph', 'Maria', 'Gurpreet', 'Harleen'])[1 + n % 20] as first_name,
     (array['Sharma', 'Patel', 'Reddy', 'Iyer', 'Khan', 'Das', 'Singh', 'Fernandes', 'Joshi', 'Nair', 'Gupta', 'Bose',
       'Menon'])[1 + n % 13] as last_name,
     (array['Pune', 'Mumbai', 'Delhi', 'Kochi', 'Jaipur', 'Kolkata', 'Chennai'])[1 + n % 7] as city,
     (array['Maharashtra', 'Maharashtra', 'Delhi', 'Kerala', 'Rajasthan', 'West Bengal',
       'Tamil Nadu'])[1 + n % 7] as province,
     (array['411004', '400001', '110001', '682001', '302001', '700001', '600001'])[1 + n % 7] as postal_code,
     now() - make_interval(mins => (${count} - n) * 52 + 60) as at
   from generate_series(1, ${count}) n`,
  `insert into customer (id, first_name, last_name, email, phone, has_account, created_at, updated_at)
   select 'cus_large' || key, first_name, last_name, 'shopper' || n || '@example.com',
     '9' || lpad((100000000 + n * 7)::text, 9, '0'), true, at, at from large_person`,
  `insert into customer_address (id, customer_id, address_1, address_2, city, province, postal_code, country_code,
     is_default_shipping, is_default_billing, metadata, created_at, updated_at)
   select 'cuaddr_large' || key, 'cus_large' || key, n || ' Station Road', '', city, province, postal_code, 'in',
     true, false, '{"type": "shipping"}', at, at from large_person`,
  `insert into auth_identity (id, app_metadata, created_at, updated_at)
   select 'authid_large' || key, jsonb_build_object('customer_id', 'cus_large' || key), at, at from large_person`,
  `insert into provider_identity (id, entity_id, provider, auth_identity_id, user_metadata, provider_metadata)
   select 'large' || key, 'shopper' || n, 'username', 'authid_large' || key,
     jsonb_build_object('username', 'shopper' || n), model.provider_metadata
   from large_person, (select provider_metadata from provider_identity
     where provider = 'username' and entity_id = '${model}' and deleted_at is null) model`,
]
