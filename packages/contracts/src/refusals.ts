/**
 * Every expected refusal of the API: its code, its HTTP status, and a title for readers of the API; the browser has its
 * own message per screen. `field` is the refused part of the request, where there is one.
 */
export const refusals = {
	// Refusals of the adapter itself, on any endpoint.
	invalid_request: { status: 400, title: 'Some of what was sent is missing or not valid.' },
	unauthenticated: { status: 401, title: 'Please log in.' },
	invalid_credentials: { status: 401, title: 'Invalid email or password' },
	forbidden: { status: 403, title: 'This account may not do that.' },
	not_found: { status: 404, title: 'There is nothing here.' },
	payload_too_large: { status: 413, title: 'What was sent is too large.' },
	unsupported_media_type: { status: 415, title: 'Send JSON, with the content type application/json.' },
	too_many_requests: { status: 429, title: 'Too many attempts. Please wait a little and try again.' },
	internal_error: { status: 500, title: 'Something went wrong on our side.' },
	unavailable: { status: 503, title: 'We cannot answer right now. Please try again in a moment.' },
	/** The detail holds the centre's own message. */
	turned_off: { status: 409, title: 'The centre has turned this off for the moment.' },
	// identity
	email_taken: { status: 409, field: 'email', title: 'An account with this email already exists. Please log in.' },
	second_factor_required: { status: 401, title: 'Please enter the code of your authenticator app.' },
	second_factor_wrong: { status: 422, field: 'code', title: 'This code is not right. Please try the next one.' },
	second_factor_missing: {
		status: 403,
		title: 'Staff accounts need a second factor. Please set it up in your account.',
	},
	second_factor_pending: { status: 409, title: 'Please begin to set up the second factor again.' },
	invalid_reset_link: { status: 400, title: 'This link is no longer valid. Please ask for a new one.' },
	wrong_password: { status: 422, field: 'currentPassword', title: 'This is not your current password.' },
	email_not_confirmed: { status: 409, title: 'This email address is not confirmed yet.' },
	// the account's phone
	code_wrong: { status: 422, field: 'code', title: 'That is not the code. Look again, or send a new one.' },
	code_ended: { status: 410, field: 'code', title: 'This code no longer works. Please send a new one.' },
	no_sms_here: { status: 409, title: 'This site sends no SMS.' },
	sms_used_up: { status: 409, title: 'No code can be sent by SMS any more this month.' },
	stopped_by_carrier: {
		status: 409,
		title: 'The phone company stopped SMS to this number. Please phone us.',
	},
	no_phone: { status: 409, title: 'Please confirm a phone number first.' },
	last_admin: { status: 409, title: 'This is the only owner account. Please make somebody else an owner first.' },
	psychologist_needed: {
		status: 422,
		field: 'psychologistId',
		title: 'Please choose who in the list of psychologists this person is.',
	},
	psychologist_taken: {
		status: 409,
		field: 'psychologistId',
		title: 'Another account is this psychologist already.',
	},
	// wordings of consents
	wording_changed: {
		status: 409,
		title: 'The words have changed since you opened the page. Please load it again and read them.',
	},
	// links of mails
	invalid_link: { status: 410, title: 'This link is no longer valid. Please ask for a new one.' },
	// booking
	unknown_service: { status: 422, field: 'serviceId', title: 'Please select a service' },
	unknown_psychologist: {
		status: 422,
		field: 'psychologistId',
		title: 'This psychologist does not offer this service.',
	},
	date_not_bookable: { status: 422, field: 'date', title: 'This day cannot be booked.' },
	time_not_offered: { status: 422, field: 'time', title: 'This time is not offered.' },
	slot_taken: { status: 409, title: 'Somebody has just taken this time. Please choose another.' },
	over_break: {
		status: 409,
		field: 'overBreak',
		title: 'There is a break at this time. Please say that it may be booked.',
	},
	outcome_needed: {
		status: 422,
		field: 'outcome',
		title: 'This visit is over. Please say whether the client came.',
	},
	too_many_bookings: { status: 409, title: 'You already hold as many upcoming appointments as you may.' },
	email_unconfirmed: {
		status: 409,
		title: 'Please confirm your email address first: open the link in our email, then book again.',
	},
	client_overlap: { status: 409, title: 'You already have an appointment at this time.' },
	// the waiting list
	too_many_waits: {
		status: 409,
		title: 'You already wait for as many times as you may. Please stop one of them first.',
	},
	offer_gone: { status: 409, title: 'This time is not kept any more.' },
	idempotency_key_reused: { status: 422, title: 'This request was already used for something else.' },
	// staff
	changed_meanwhile: { status: 409, title: 'Somebody else changed this meanwhile. Please look at both versions.' },
	/** The detail names the assignee. */
	with_colleague: { status: 409, title: 'A colleague has this already.' },
	id_taken: { status: 409, field: 'title', title: 'There is one with this name already.' },
	invalid_hours: { status: 422, title: 'These hours overlap, or end before they begin.' },
	too_many_featured: {
		status: 409,
		field: 'featured',
		title: 'The contact page shows 4 FAQs already. Please take one of them off it first.',
	},
	still_published: { status: 409, title: 'This is still on the site. Please take it off first.' },
	no_subscribers: { status: 409, title: 'Nobody has confirmed a subscription yet, so there is nobody to send it to.' },
	not_a_picture: { status: 422, field: 'data', title: 'Please choose a JPEG, PNG, WebP or AVIF picture.' },
	wrong_confirmation: { status: 422, field: 'confirmation', title: 'This is not the email address of this account.' },
	not_yourself: { status: 409, title: 'Nobody can change their own role or status.' },
	// appointment status
	appointment_changed: { status: 409, title: 'This appointment was changed by somebody else.' },
	too_late: { status: 409, title: 'It is too late for this change. Please call us.' },
	unknown_client: {
		status: 422,
		field: 'name',
		title: 'There is no account with this email yet. Please give the name.',
	},
	client_disabled: {
		status: 409,
		field: 'email',
		title: 'The account of this client is disabled. Enable it first, or book with another address.',
	},
	unconfirmed_client: {
		status: 409,
		field: 'email',
		title: 'Somebody registered this address and has not confirmed it.',
	},
	visits_coming: {
		status: 409,
		title: 'This client still has visits to come. Please cancel them, or say that they go with it.',
	},
	phone_confirmed: {
		status: 409,
		field: 'phone',
		title: 'The client confirmed the number that stands here. Please say that you mean to replace it.',
	},
	// merging of client records
	phone_unconfirmed: { status: 409, title: 'Please confirm your phone number in your account first.' },
	claim_refused: {
		status: 422,
		field: 'ticketNumber',
		title: 'We found no visit with this ticket that we can add to your account. Please ask us.',
	},
	merge_running: {
		status: 409,
		title: 'One of these records is just being merged with another one. Please try again in a minute.',
	},
	two_accounts: { status: 409, title: 'Both records have an account that somebody logs in to. They cannot be merged.' },
	other_has_account: {
		status: 409,
		field: 'otherId',
		title: 'The client logs in to the other record. Please merge this record into that one.',
	},
	names_differ: {
		status: 409,
		field: 'samePerson',
		title: 'The names differ. Please say that it is one person all the same.',
	},
	merge_opens_visits: {
		status: 409,
		field: 'opensVisits',
		title: 'Whoever logs in to this record will see the visits of the other one. Please say that you mean it.',
	},
	// psychologists' own hours
	hours_ask_first: { status: 409, title: 'The centre decides on changes of hours first. Please send it as a request.' },
	hours_at_once: { status: 409, title: 'Changes of hours count at once now. Please load the page again and save.' },
	hours_outdated: {
		status: 409,
		title: 'The same days were changed since this was asked. It can only be declined.',
	},
	bookings_unseen: { status: 409, title: 'There are appointments on this day. Please look at them first.' },
	// payments
	more_than_owed: { status: 409, field: 'amount', title: 'This is more than is left to pay.' },
	mpesa_code_used: { status: 409, field: 'mpesaCode', title: 'This M-Pesa code is noted already.' },
	price_out_of_range: {
		status: 422,
		field: 'due',
		title: 'This is above the price of the visit, or below what is paid already.',
	},
	no_address: { status: 409, title: 'There is no email address to send this to.' },
	too_early: { status: 409, title: 'This can be recorded only once the appointment is about to begin.' },
} as const satisfies Record<string, { readonly status: number; readonly title: string; readonly field?: string }>;

export type RefusalCode = keyof typeof refusals;
