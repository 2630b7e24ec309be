import type { ConsentKind } from '@tulia/contracts/account/schemas';
import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import type { IdentityProof } from '@tulia/contracts/client/staff-schemas';
import type { MergedRecord } from '../client/merged-record.ts';
import type { ClientPhone } from '../client/reach.ts';
import type { StoredConsent } from '../consent/consent-by-word.ts';
import type { Result } from '../platform/http/result.ts';

/** A client record as the front desk works on it. */
export interface StoredClient {
	readonly id: string;
	readonly name: string;
	/** Empty where there is none. */
	readonly email: string;
	readonly emailVerified: boolean;
	readonly emailUndeliverable: boolean;
	readonly phone: ClientPhone | undefined;
	readonly notices: NoticeChannel | undefined;
	/** What SMS are written in. */
	readonly language: 'en' | 'sw';
	readonly hasPassword: boolean;
	readonly isDisabled: boolean;
	/** An address that waits for its mailbox to confirm it. */
	readonly newEmail: { readonly email: string; readonly until: string } | undefined;
	/** The last time staff made sure who this is. */
	readonly identified: Omit<Identified, 'by'> | undefined;
	/** ISO UTC. */
	readonly since: string;
	readonly consents: Readonly<Record<string, StoredConsent>>;
	/** Counts the changes of name, phone and channel; 0 in records that nobody changed. */
	readonly version: number;
	/** Records that were merged into this one, oldest first. */
	readonly merged: readonly MergedRecord[];
	/** One of them has visits that are still on their way. */
	readonly isMerging: boolean;
}

/** How, when (ISO UTC) and by which account of staff somebody was known to be the client. */
interface Identified {
	readonly how: IdentityProof;
	readonly at: string;
	readonly by: string;
}

interface IdentityCheckChange {
	readonly id: string;
	readonly identified: Identified;
	readonly auditId: string;
	readonly now: Date;
}

/** A record as it becomes, on exactly the record that was read. */
export interface RecordChange {
	readonly before: StoredClient;
	readonly name: string;
	readonly phone: ClientPhone | undefined;
	readonly notices: NoticeChannel | undefined;
	readonly language: 'en' | 'sw';
	readonly actor: string;
	readonly auditId: string;
	readonly now: Date;
}

/** A consent as it becomes, by word to staff. */
export interface ConsentChange {
	readonly before: StoredClient;
	readonly kind: ConsentKind;
	readonly consent: StoredConsent;
	readonly actor: string;
	readonly auditId: string;
	readonly now: Date;
}

export interface ClientRecordStore {
	/** The record, or the one that it was merged into. Undefined when there is none, when it was closed, and for staff. Read consistently. */
	find(id: string): Promise<StoredClient | undefined>;
	change(change: RecordChange): Promise<Result<undefined, 'changed_meanwhile'>>;
	/** Whoever is identified again is so by the last word. */
	identify(change: IdentityCheckChange): Promise<Result<undefined, 'changed_meanwhile'>>;
	/** On the consent as it was read. */
	noteConsent(change: ConsentChange): Promise<Result<undefined, 'changed_meanwhile'>>;
}
