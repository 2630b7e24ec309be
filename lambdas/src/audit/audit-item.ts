import type { LiftReason } from '@tulia/contracts/user/schemas';
import { dayOf } from '../availability/centre-time.ts';
import { shardOf } from '../platform/shard.ts';

const SHARDS = 8;
const SECOND = 1000;
/** Kept for 24 months (rule 5). */
const KEPT_SECONDS = 730 * 24 * 60 * 60;

/** What is worth knowing afterwards. The object is what the name says: an appointment, an article, an account. */
export type AuditAction =
	| 'appointment_booked'
	| 'appointment_attended'
	| 'appointment_missed'
	| 'appointment_cancelled'
	| 'appointment_moved'
	| 'appointment_corrected'
	| 'appointment_note_changed'
	| 'appointment_mail_resent'
	| 'closure_created'
	| 'closure_deleted'
	| 'account_invited'
	| 'address_claimed'
	| 'password_reset'
	| 'password_changed'
	| 'name_changed'
	| 'email_change_asked'
	| 'email_change_dropped'
	| 'email_changed'
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
	| 'appointments_exported'
	| 'appointment_notes_read'
	| 'subscribers_exported'
	| 'account_disabled'
	| 'account_enabled'
	| 'role_changed'
	| 'visits_released'
	| `undeliverable_lifted_${LiftReason}`;

export interface AuditEntry {
	readonly id: string;
	/** The account that acted. */
	readonly actor: string;
	readonly action: AuditAction;
	/** The id of what it was done to. */
	readonly object: string;
	readonly at: Date;
}

const partitionOf = (day: string, shard: number): string => `AUDIT#${day}#${shard}`;

/** Where the audit of a day lies. */
export const auditPartitions = (day: string): readonly string[] =>
	Array.from({ length: SHARDS }, (_, shard) => partitionOf(day, shard));

/** Who did what, when: ids only, written in the transaction that did it, never changed. */
export const auditItem = ({ id, actor, action, object, at }: AuditEntry) => ({
	PK: partitionOf(dayOf(at), shardOf(id, SHARDS)),
	SK: `${at.toISOString()}#${id}`,
	entity: 'audit',
	actor,
	action,
	object,
	at: at.toISOString(),
	ttl: Math.floor(at.getTime() / SECOND) + KEPT_SECONDS,
});
