import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import { addressesOf } from '../account/close/addresses-of.ts';
import type { Appointment } from '../appointment/appointment.ts';
import type { AppointmentStore } from '../appointment/appointment-store.ts';
import type { ClientStore } from '../appointment/client.ts';
import { adminAppointment } from '../appointment/read/admin-appointment.ts';
import { consentsMissing } from '../appointment/read/appointment-detail.ts';
import { limitedTo, seesVisit } from '../appointment/staff-scope.ts';
import { notedFrom } from '../payment/noted-from.usecase.ts';
import type { PaymentStore } from '../payment/payment-store.ts';
import type { VisitBalance } from '../payment/visit-balance.ts';
import { visitPaid } from '../payment/visit-payments.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { clientFigures, yearsWithoutNote } from './client-figures.ts';
import { clientMails, clientRecord, consentsOf, mergedShown } from './client-file.ts';
import type { ClientRecordStore, StoredClient } from './client-record.ts';
import type { ClientWritings } from './client-writings.ts';

/** So many visits are shown and counted: four years of one a fortnight. One Query, at most 1 MB. */
const VISITS = 100;
/** Of so many the mails are shown: a Query each. */
const WITH_MAILS = 10;
const WRITINGS = 20;

export interface GetClientDeps {
	readonly records: Pick<ClientRecordStore, 'find'>;
	readonly appointments: Pick<AppointmentStore, 'latestOf' | 'findWithHistory'>;
	readonly payments: Pick<PaymentStore, 'balances' | 'lastPlace' | 'receipt'>;
	readonly writings: ClientWritings;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'decrypt'>>;
}

/**
 * One client's file: bounded reads, and every figure from the visits it shows. A psychologist sees their own visits of it, neither
 * payments nor messages; somebody who is no client of theirs is as unknown as one without a record.
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
		const [{ balances, writings, merged }, files, { decrypt }] = await Promise.all([
			isLimited ? NOT_THEIRS : ofTheCentre(deps, client, ids),
			Promise.all(ids.slice(0, WITH_MAILS).map(deps.appointments.findWithHistory)),
			deps.openCipher(),
		]);
		const record = clientRecord(client);
		return ok({
			client: record,
			figures: isLimited ? withoutMoney(visits) : await figuresOf(deps, visits, balances),
			visits: visits.map((visit) => adminAppointment(visit, { ...record, phone: record.phone })),
			hasOlderVisits: found.length > VISITS,
			paid: balances.map(visitPaid),
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

interface OfTheCentre {
	readonly balances: readonly VisitBalance[];
	readonly writings: ClientFile['writings'];
	readonly merged: ClientFile['merged'];
}

const NOT_THEIRS: OfTheCentre = { balances: [], writings: [], merged: [] };

/** What is not a psychologist's to see: what was paid, what the client wrote to the centre, and which records were merged. */
async function ofTheCentre(deps: GetClientDeps, client: StoredClient, ids: readonly string[]): Promise<OfTheCentre> {
	const [balances, writings, names] = await Promise.all([
		deps.payments.balances(ids),
		writingsOf(deps, client),
		deps.clients.people(client.merged.map(({ by }) => by)),
	]);
	return { balances, writings, merged: mergedShown(client, names) };
}

const withoutMoney = (visits: readonly Appointment[]) =>
	clientFigures(visits, { balances: [], notedFrom: () => undefined });

/** Two or three small reads for each year of which something is not noted. */
async function figuresOf(
	{ payments }: GetClientDeps,
	visits: readonly Appointment[],
	balances: readonly VisitBalance[],
): Promise<ReturnType<typeof clientFigures>> {
	const years = yearsWithoutNote(visits, balances);
	const firstDays = await Promise.all(years.map(notedFrom(payments)));
	const began = new Map(years.map((year, place) => [year, firstDays[place]]));
	return clientFigures(visits, { balances, notedFrom: (year) => began.get(year) });
}

/**
 * What was written under an address is the client's once the address is confirmed (decision 027); under that of a record that was
 * merged into this one until then, because somebody else may have it now.
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
