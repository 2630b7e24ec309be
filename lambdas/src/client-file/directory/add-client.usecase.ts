import { idOfNewcomer } from '../../appointment/book/for-client/id-of-newcomer.ts';
import { missingFor } from '../../client/notices-need.ts';
import { mayBeTexted, typedPhone } from '../../client/typed-phone.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { ClientDirectory } from './client-directory.ts';

interface AddClientDeps {
	readonly directory: Pick<ClientDirectory, 'add' | 'find'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** Adds a client record without an address. Idempotent by its key: a retry returns the same record. */
export const addClient =
	({ directory, now, newId }: AddClientDeps) =>
	async ({
		body,
		caller,
		idempotencyKey,
	}: RequestFor<'addClient', 'body' | 'caller' | 'idempotencyKey', 'userId'>): Promise<ResultFor<'addClient'>> => {
		const { name, phone: typed, notices } = body;
		const phone = typedPhone(typed);
		if (!phone.ok) return phone;
		const ways = { hasEmail: false, hasPhone: phone.value !== undefined, takesSms: mayBeTexted(phone.value) };
		const message = missingFor(notices, ways);
		if (message !== undefined) return refuse('invalid_request', { errors: [{ field: 'notices', message }] });
		const moment = now();
		const id = idempotencyKey === undefined ? newId(moment) : idOfNewcomer(caller.userId, idempotencyKey);
		const added = await directory.add({
			...{ id, name: name.trim(), phone: phone.value, notices, now: moment },
			actor: caller.userId,
			auditId: newId(moment),
		});
		if (!added.ok) return added;
		const client = await directory.find(id);
		if (!client) throw new Error('A client was added and is gone.');
		return ok(client);
	};
