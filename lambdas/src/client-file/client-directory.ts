import type { ClientRow, NoticeChannel } from '@tulia/contracts/client/schemas';
import type { ClientSearch } from '../client/search/client-index.ts';
import type { Result } from '../platform/http/result.ts';
import type { PhoneNumber } from '../platform/phone-number.ts';

/** A page of the newest records. */
interface NewestClients {
	readonly clients: readonly ClientRow[];
	/** Where the next page begins: sorts by the moment of joining, then by id. Undefined on the last. */
	readonly next: string | undefined;
}

/** A record that staff make, without an address. */
export interface AddedClient {
	readonly id: string;
	readonly name: string;
	readonly phone: PhoneNumber | undefined;
	readonly notices: NoticeChannel | undefined;
	/** Who adds it. */
	readonly actor: string;
	readonly auditId: string;
	readonly now: Date;
}

export interface ClientDirectory {
	/** Records, newest first, without those of staff. May lack the last second. */
	newest(count: number, before: string | undefined): Promise<NewestClients>;
	/** Who is meant by a search, by name. `more`: there are others. */
	search(
		search: ClientSearch,
		count: number,
	): Promise<{ readonly clients: readonly ClientRow[]; readonly more: boolean }>;
	/** Undefined when there is no such record, or it was closed. Read consistently. */
	find(id: string): Promise<ClientRow | undefined>;
	/** Refused when there is a record with this id that says something else. The same again is made once. */
	add(client: AddedClient): Promise<Result<undefined, 'idempotency_key_reused'>>;
}
