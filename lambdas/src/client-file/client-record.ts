import type { ConsentKind } from '@tulia/contracts/account/schemas';
import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import type { IdentityProof } from '@tulia/contracts/client/staff-schemas';
import type { MergedRecord } from '../client/merged-record.ts';
import type { ClientPhone } from '../client/reach.ts';
import type { StoredConsent } from '../consent/consent-by-word.ts';
import type { Result } from '../platform/http/result.ts';

export interface StoredClient {
	readonly id: string;
	readonly name: string;
	/** Empty when there is none. */
	readonly email: string;
	readonly emailVerified: boolean;
	readonly emailUndeliverable: boolean;
	readonly phone: ClientPhone | undefined;
	readonly notices: NoticeChannel | undefined;
	/** The language of SMS. */
	readonly language: 'en' | 'sw';
	readonly hasPassword: boolean;
	readonly isDisabled: boolean;
	/** A new address that its mailbox has not confirmed yet. */
	readonly newEmail: { readonly email: string; readonly until: string } | undefined;
	/** The latest identification by staff. */
	readonly identified: Omit<Identified, 'by'> | undefined;
	/** ISO UTC. */
	readonly since: string;
	readonly consents: Readonly<Record<string, StoredConsent>>;
	/** Incremented by each change of name, phone or channel; 0 for records that never changed. */
	readonly version: number;
	/** Records that were merged into this one, oldest first. */
	readonly merged: readonly MergedRecord[];
	/** A merge into this record is still moving visits. */
	readonly isMerging: boolean;
}

/** How, when (ISO UTC) and by which account of staff the client was identified. */
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

/** A changed record, conditional on the version that was read. */
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

/** A consent that staff note, conditional on the one that was read. */
export interface ConsentChange {
	readonly before: StoredClient;
	readonly kind: ConsentKind;
	readonly consent: StoredConsent;
	readonly actor: string;
	readonly auditId: string;
	readonly now: Date;
}

export interface ClientRecordStore {
	/** The record that merges lead to. Undefined for unknown and closed records and for staff. Strongly consistent. */
	find(id: string): Promise<StoredClient | undefined>;
	change(change: RecordChange): Promise<Result<undefined, 'changed_meanwhile'>>;
	/** The latest identification replaces the earlier one. */
	identify(change: IdentityCheckChange): Promise<Result<undefined, 'changed_meanwhile'>>;
	/** Conditional on the consent as it was read. */
	noteConsent(change: ConsentChange): Promise<Result<undefined, 'changed_meanwhile'>>;
}
