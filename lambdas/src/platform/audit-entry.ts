import type { LiftReason } from '@tulia/contracts/user/schemas';

/** What is worth knowing afterwards. The object is what the name says: an appointment, an article, an account. */
export type AuditAction =
	| 'appointment_booked'
	| 'appointment_attended'
	| 'appointment_arrival_noted'
	| 'appointment_missed'
	| 'appointment_cancelled'
	| 'appointment_moved'
	| 'appointment_corrected'
	| 'appointment_outcome_taken_back'
	| 'appointment_note_changed'
	| 'appointment_mail_resent'
	| 'appointment_call_noted'
	| 'appointment_call_taken_back'
	| 'appointment_kept'
	| 'appointment_kept_taken_back'
	| 'closure_created'
	| 'closure_deleted'
	| 'account_invited'
	| 'client_added'
	| 'client_corrected'
	| 'clients_merged'
	| 'client_exported'
	| 'client_erased'
	| 'address_claimed'
	| 'password_reset'
	| 'password_changed'
	| 'name_changed'
	| 'email_change_asked'
	| 'email_change_dropped'
	| 'email_changed'
	| 'phone_confirmed'
	| 'phone_removed'
	| 'notices_chosen'
	| 'logged_out_everywhere'
	| 'consent_given'
	| 'consent_withdrawn'
	| 'data_exported'
	| 'account_deleted'
	| 'second_factor_enabled'
	| 'second_factor_removed'
	| 'admin_granted'
	| ContentAction
	| CentreAction;

/** What happened to what visitors read, and to what they wrote. */
type ContentAction =
	| 'article_created'
	| 'article_saved'
	| 'article_published'
	| 'article_unpublished'
	| 'article_deleted'
	| 'cover_uploaded'
	| `comment_${'held' | 'published' | 'rejected'}`
	| `faq_${'created' | 'changed' | 'deleted'}`
	| 'faqs_reordered'
	| `testimonial_${'held' | 'published' | 'hidden'}`
	| `${'question' | 'message'}_${'reopened' | 'answered' | 'done' | 'spam'}`;

/** What staff change of the centre and of accounts. */
type CentreAction =
	| 'service_created'
	| 'service_changed'
	| 'services_reordered'
	| 'psychologist_created'
	| 'psychologist_changed'
	| 'settings_changed'
	| `launch_item_${'ticked' | 'unticked'}`
	| 'appointments_exported'
	| 'appointment_notes_read'
	| 'subscribers_exported'
	| 'account_disabled'
	| 'account_enabled'
	| 'role_changed'
	| 'visits_released'
	| 'payment_noted'
	| 'payment_reversed'
	| 'visit_price_changed'
	| 'receipt_sent'
	| 'takings_exported'
	| `undeliverable_lifted_${LiftReason}`;

export interface AuditEntry {
	readonly id: string;
	/** The account that acted. */
	readonly actor: string;
	readonly action: AuditAction;
	/** The id of what it was done to. */
	readonly object: string;
	readonly at: Date;
	/** Of two client records that became one. */
	readonly merged?: MergedRecords;
	/** Of somebody's data that was handed over or erased because they asked. */
	readonly request?: AuditedRequest | undefined;
}

/** Which record ceased, which stays, and how much came with it. */
export interface MergedRecords {
	readonly other: string;
	readonly stays: string;
	/** Visits, those among them that had not ended, and those for which something was paid. */
	readonly visits: number;
	readonly coming: number;
	readonly paid: number;
}

/** What stands in the audit of a request for somebody's data. */
export interface AuditedRequest {
	/** The calendar day on which they asked. */
	readonly askedOn: string;
	/** Who asked, how they were known and why, sealed with the id of the entry. */
	readonly words: string;
}

/** Who changes something at what moment, and the id of the audit entry about it. */
export type Actor = Pick<AuditEntry, 'id' | 'actor' | 'at'>;
