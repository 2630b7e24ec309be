import type { ClientRow, NoticeChannel } from '@tulia/contracts/client/schemas';
import type { ClientSearch } from '../../client/search/client-index.ts';
import type { Result } from '../../platform/http/result.ts';
import type { PhoneNumber } from '../../platform/phone-number.ts';

interface NewestClients {
	readonly clients: readonly ClientRow[];
	/** Cursor of the next page, by creation time and id. Undefined on the last page. */
	readonly next: string | undefined;
}

/** A record that staff add, without an address. */
export interface AddedClient {
	readonly id: string;
	readonly name: string;
	readonly phone: PhoneNumber | undefined;
	readonly notices: NoticeChannel | undefined;
	/** The account of staff. */
	readonly actor: string;
	readonly auditId: string;
	readonly now: Date;
}

export interface ClientDirectory {
	/** Records, newest first, without staff. Eventually consistent. */
	newest(count: number, before: string | undefined): Promise<NewestClients>;
	/** Matches of a search, by name. `more`: there are further matches. */
	search(
		search: ClientSearch,
		count: number,
	): Promise<{ readonly clients: readonly ClientRow[]; readonly more: boolean }>;
	/** Undefined for an unknown or closed record. Strongly consistent. */
	find(id: string): Promise<ClientRow | undefined>;
	/** Idempotent. Refused when the id exists with other content. */
	add(client: AddedClient): Promise<Result<undefined, 'idempotency_key_reused'>>;
}
