import type { IdentityProof } from '@tulia/contracts/client/staff-schemas';
import { type ChangeAddressDeps, changeAddress } from '../../account/own/change-email.usecase.ts';
import type { ClientStore } from '../../appointment/client.ts';
import type { Login } from '../../identity/account/account.ts';
import { statedAddress } from '../../platform/confirmed-address.ts';
import { canonicalEmail } from '../../platform/email-address.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import { clientRecord } from '../client-file.ts';
import type { ClientRecordStore } from '../client-record.ts';

interface CorrectClientEmailDeps extends ChangeAddressDeps {
	readonly records: Pick<ClientRecordStore, 'find' | 'identify'>;
	readonly clients: Pick<ClientStore, 'findByEmail'>;
	readonly newId: (now: Date) => string;
}
type CorrectClientEmailRequest = RequestFor<'correctClientEmail', 'params' | 'body' | 'caller', 'userId'>;

/**
 * Corrects the address of a client whom staff identified. An address typed by staff proves nothing (rule 8): the new
 * mailbox has to confirm it, and a confirmed address that it replaces is notified at once, so that its owner can
 * object.
 */
export const correctClientEmail =
	(deps: CorrectClientEmailDeps) =>
	async ({ params, body, caller }: CorrectClientEmailRequest): Promise<ResultFor<'correctClientEmail'>> => {
		const client = await deps.records.find(params.id);
		const login = client && (await deps.accounts.readLogin(client.id));
		if (!login || client.email === '') return refuse('not_found');
		const newEmail = canonicalEmail(body.email);
		if (newEmail === client.email) return ok(clientRecord(client));
		const holder = await deps.clients.findByEmail(statedAddress(newEmail, 'staff_search'));
		if (holder !== undefined && holder !== client.id) return refuse('email_taken', { detail: TAKEN });
		return correct(deps, login, { newEmail, how: body.how, staff: caller.userId });
	};

async function correct(
	deps: CorrectClientEmailDeps,
	login: Login,
	{ newEmail, how, staff }: { readonly newEmail: string; readonly how: IdentityProof; readonly staff: string },
): Promise<ResultFor<'correctClientEmail'>> {
	const now = deps.now();
	const identified = { how, at: now.toISOString(), by: staff };
	const noted = await deps.records.identify({ id: login.userId, identified, auditId: deps.newId(now), now });
	const changed = noted.ok ? await changeAddress(deps, login, { newEmail, staff }) : noted;
	const after = changed.ok ? await deps.records.find(login.userId) : undefined;
	return after ? ok(clientRecord(after)) : refuse('changed_meanwhile');
}

const TAKEN = 'Another client has this address. If it is the same person, merge the two records.';
