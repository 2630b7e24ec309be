import type { AppointmentStore } from '../appointment/appointment-store.ts';
import type { Client, ClientStore } from '../appointment/client.ts';
import { stillUpcoming } from '../appointment/upcoming.ts';
import { auditedRequest } from '../audit/audited-request.items.ts';
import type { AccountStore, Profile } from '../identity/account/account.ts';
import type { Closable, Closing, ClosingStore } from '../identity/account/closing.ts';
import { statedAddress } from '../platform/confirmed-address.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import type { NoteAnswered } from '../register/note-answered.usecase.ts';
import { refuseRequestDate } from './request-date.ts';

export interface EraseClientDeps {
	readonly accounts: Pick<AccountStore, 'readProfile'>;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly appointments: Pick<AppointmentStore, 'find'>;
	readonly closings: Pick<ClosingStore, 'find' | 'close'>;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'pseudonym' | 'encrypt'>>;
	readonly noteAnswered: NoteAnswered;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}
type EraseClientRequest = RequestFor<'eraseClient', 'params' | 'body' | 'caller', 'userId'>;

/**
 * Erases a client on the request of a person: closes the record in one transaction with who requested it and how they
 * were identified. The same job as for an account erases the rest.
 */
export const eraseClient =
	(deps: EraseClientDeps) =>
	async (input: EraseClientRequest): Promise<ResultFor<'eraseClient'>> => {
		const { params, body } = input;
		const refused = refuseRequestDate(body.askedOn, deps.now());
		if (refused) return refused;
		const found = await readClient(deps, params.id);
		if (!found) return refuse('not_found');
		// Closed by this request, whose response was lost, or by the client.
		if (found.closable.status === 'deleted') return noted(deps, input);
		return (await inTheWay(deps, body, found)) ?? close(deps, input, found);
	};

async function inTheWay(deps: EraseClientDeps, body: EraseClientRequest['body'], { closable, client }: Found) {
	if (closable.recordVersion !== body.version) return refuse('changed_meanwhile');
	const coming = stillUpcoming(client.upcoming, deps.now());
	return coming.length > 0 && !body.cancelsVisits ? refuseVisits(deps, coming) : undefined;
}

async function close(
	deps: EraseClientDeps,
	input: EraseClientRequest,
	found: Found,
): Promise<ResultFor<'eraseClient'>> {
	const closed = await deps.closings.close(await closingOf(deps, input, found));
	return closed.ok ? noted(deps, input) : refuse('changed_meanwhile');
}

/** Notes the request in the register, once also after a lost response. */
async function noted({ noteAnswered }: EraseClientDeps, { params, body, caller }: EraseClientRequest) {
	const ref = `erasure ${params.id}`;
	await noteAnswered({ clientId: params.id, how: 'erased', request: body, actor: caller.userId, ref });
	return ok(null);
}

interface Found {
	readonly closable: Closable;
	readonly profile: Profile;
	readonly client: Client;
}

/** Undefined for staff, who close their own accounts. */
async function readClient({ closings, accounts, clients }: EraseClientDeps, id: string): Promise<Found | undefined> {
	const [closable, profile, client] = await Promise.all([
		closings.find(id),
		accounts.readProfile(id),
		clients.read(id),
	]);
	return closable?.roles.length === 0 && profile && client ? { closable, profile, client } : undefined;
}

async function refuseVisits({ appointments }: EraseClientDeps, coming: readonly { readonly aid: string }[]) {
	const found = await Promise.all(coming.map(({ aid }) => appointments.find(aid)));
	const affected = found
		.filter((one) => one !== undefined)
		.map(({ id, ticketNumber, startAt }) => ({ id, ticketNumber, scheduledFor: startAt }));
	return refuse('visits_coming', { affected });
}

async function closingOf(
	{ openCipher, now: clock, newId }: EraseClientDeps,
	{ params, body, caller }: EraseClientRequest,
	{ closable, profile: { email, emailSetAt }, client }: Found,
): Promise<Closing> {
	const [cipher, now] = [await openCipher(), clock()];
	const auditId = newId(now);
	return {
		userId: params.id,
		pseudonym: email === '' ? undefined : cipher.pseudonym('email', statedAddress(email, 'unique_address')),
		emailSetAt,
		version: closable.version,
		roles: [],
		byStaff: {
			...{ actor: caller.userId, auditId },
			noVisitsIn: body.cancelsVisits ? undefined : client.bookedVersion,
			request: auditedRequest(body, auditId, cipher),
			recordVersion: closable.recordVersion,
		},
		now,
	};
}
