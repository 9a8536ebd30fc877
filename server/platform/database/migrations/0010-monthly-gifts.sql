-- A monthly gift stands on its own: whoever gives it need have no account, and the method it is charged on is kept with it, since
-- nobody else's wallet holds a guest's card.
alter table recurring_gift
  alter column donor_person_id drop not null,
  -- lower case
  add column donor_email text,
  -- what every gift of it says, as donation_attempt.details has it
  add column details jsonb,
  -- the gateway's customer and the method in its vault
  add column customer_id text,
  add column method_token text,
  add column method_type text check (
    method_type in ('CreditCard', 'PayPalAccount', 'VenmoAccount', 'AndroidPayCard', 'ApplePayCard')
  ),
  add column method_brand text,
  add column method_last4 text,
  add column method_expiration_month integer,
  add column method_expiration_year integer;

update recurring_gift gift set
  donor_email = lower(person.email_address),
  details = jsonb_build_object(
    'donor', jsonb_build_object(
      'firstName', person.first_name, 'lastName', person.last_name, 'email', lower(person.email_address),
      'phone', person.phone,
      'address', jsonb_build_object(
        'address', coalesce(person.address, ''), 'city', coalesce(person.city, ''), 'state', coalesce(person.state, ''),
        'postalCode', coalesce(person.postal_code, ''), 'country', coalesce(person.country, 'US')
      )
    ),
    'organization', null, 'publicName', null, 'isAnonymous', false, 'isAmountVisible', true, 'message', null,
    'tribute', null, 'isFeeCovered', gift.charge > gift.amount
  )
from person where person.id = gift.donor_person_id;

update recurring_gift gift set
  customer_id = customer.customer_id, method_token = method.token, method_type = method.type,
  method_brand = method.brand, method_last4 = method.last4,
  method_expiration_month = method.expiration_month, method_expiration_year = method.expiration_year
from saved_payment_method method join gateway_customer customer on customer.person_id = method.person_id
where method.token = gift.payment_method_token;

update recurring_gift set state = 'paused', next_on = null where state = 'active' and method_token is null;

alter table recurring_gift
  alter column donor_email set not null,
  alter column details set not null,
  drop column payment_method_token,
  add check (state <> 'active' or (customer_id is not null and method_token is not null and method_type is not null));
create index recurring_gift_due on recurring_gift (next_on) where state = 'active';
create index recurring_gift_donor_email on recurring_gift (donor_email);
