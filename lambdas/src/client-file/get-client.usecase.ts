import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import { addressesOf } from '../account/close/addresses-of.ts';
import type { Appointment } from '../appointment/appointment.ts';
import type { AppointmentStore } from '../appointment/appointment-store.ts';
import type { ClientStore } from '../appointment/client.ts';
import { adminAppointment } from '../appointment/read/admin-appointment.ts';
import { consentsMissing } from '../appointment/read/appointment-detail.ts';
import { limitedTo, seesVisit } from '../appointment/read/staff-scope.ts';
import { type OwedRulesDeps, owedRules } from '../payment/noted-from.usecase.ts';
import { NOTHING_CHARGED } from '../payment/owed.ts';
import type { PaymentStore } from '../payment/payment-store.ts';
import { visitsPaid } from '../payment/visit-payments.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { clientFigures } from './client-figures.ts';
import { clientMails, clientRecord, consentsOf, mergedShown } from './client-file.ts';
import type { ClientRecordStore, StoredClient } from './client-record.ts';
import type { ClientWritings } from './client-writings.ts';

/** Visits that are shown and counted: four years of one every two weeks. One Query, at most 1 MB. */
const VISITS = 100;
/** Visits whose mails are shown: a Query each. */
const WITH_MAILS = 10;
const WRITINGS = 20;

export interface GetClientDeps extends OwedRulesDeps {
	readonly records: Pick<ClientRecordStore, 'find'>;
	readonly appointments: Pick<AppointmentStore, 'latestOf' | 'findWithHistory'>;
	readonly payments: Pick<PaymentStore, 'balances'> & OwedRulesDeps['payments'];
	readonly writings: ClientWritings;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'decrypt'>>;
}

/**
 * One client's file: bounded reads, and all figures computed from the visits shown. A psychologist sees only their own
 * visits, without payments and messages; the file of another psychologist's client is not found.
 */
export const getClient =
	(deps: GetClientDeps) =>
	async ({
		params,
		caller,
	}: RequestFor<'getClient', 'params' | 'caller', 'roles' | 'psychologistId'>): Promise<ResultFor<'getClient'>> => {
		const client = await deps.records.find(params.id);
		if (!client) return refuse('not_found');
		const found = await deps.appointments.latestOf(client.id, VISITS + 1);
		const visits = found.slice(0, VISITS).filter((visit) => seesVisit(caller, visit));
		const isLimited = limitedTo(caller) !== undefined;
		if (isLimited && visits.length === 0) return refuse('not_found');
		const ids = visits.map(({ id }) => id);
		const [{ figures, paid, writings, merged }, files, { decrypt }] = await Promise.all([
			isLimited ? notTheirs(visits) : ofTheCentre(deps, client, visits),
			Promise.all(ids.slice(0, WITH_MAILS).map(deps.appointments.findWithHistory)),
			deps.openCipher(),
		]);
		const record = clientRecord(client);
		return ok({
			client: record,
			figures,
			visits: visits.map((visit) => adminAppointment(visit, { ...record, phone: record.phone })),
			hasOlderVisits: found.length > VISITS,
			paid,
			consents: consentsOf(client),
			consentsMissing: [...consentsMissing(client.consents)],
			mails: clientMails(
				files.filter((file) => file !== undefined),
				(sealed, id) => decrypt(sealed, id),
			),
			writings,
			merged: [...merged],
			isMerging: client.isMerging,
		});
	};

type OfTheCentre = Pick<ClientFile, 'figures' | 'paid' | 'writings' | 'merged'>;

const notTheirs = (visits: readonly Appointment[]): OfTheCentre => ({
	figures: clientFigures(visits, [], { notedFrom: () => undefined, charges: NOTHING_CHARGED }),
	paid: [],
	writings: [],
	merged: [],
});

/** What psychologists must not see: payments, messages to the centre, and merged records. */
async function ofTheCentre(
	deps: GetClientDeps,
	client: StoredClient,
	visits: readonly Appointment[],
): Promise<OfTheCentre> {
	const [balances, writings, names] = await Promise.all([
		deps.payments.balances(visits.map(({ id }) => id)),
		writingsOf(deps, client),
		deps.clients.people(client.merged.map(({ by }) => by)),
	]);
	const rules = await owedRules(deps, visits, balances);
	return {
		figures: clientFigures(visits, balances, rules),
		paid: visitsPaid(visits, balances, rules),
		writings,
		merged: mergedShown(client, names),
	};
}

/**
 * Writings under an address belong to the client once the address is confirmed (decision 027). Those under the address
 * of a merged record count until the merge, because the address may have another owner now.
 */
async function writingsOf({ writings }: GetClientDeps, client: StoredClient) {
	const found = await Promise.all(
		addressesOf(client).map(async ({ address, until }) =>
			(await writings.newestUnder(address, WRITINGS)).filter(({ at }) => until === undefined || at <= until),
		),
	);
	return found
		.flat()
		.sort((one, other) => other.at.localeCompare(one.at))
		.slice(0, WRITINGS);
}
