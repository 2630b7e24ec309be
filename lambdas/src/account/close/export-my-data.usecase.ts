import type { PersonalData } from '@tulia/contracts/account/schemas';
import { hasSealedText, mapSealed, plainTextsOf } from '@tulia/contracts/appointment/written-texts';
import type { Appointment } from '../../appointment/appointment.ts';
import type { AppointmentStore } from '../../appointment/appointment-store.ts';
import type { MergedRecord } from '../../client/merged-record.ts';
import type { AccountStore, Profile } from '../../identity/account/account.ts';
import type { Subscription } from '../../newsletter/subscription.ts';
import type { SubscriptionStore } from '../../newsletter/subscription-store.ts';
import type { PaymentStore } from '../../payment/payment-store.ts';
import { type AddressHolder, type ConfirmedAddress, confirmedAddress } from '../../platform/confirmed-address.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok } from '../../platform/http/result.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { WaitingEntry } from '../../waiting-list/waiting-entry.ts';
import type { WaitingListStore } from '../../waiting-list/waiting-list-store.ts';
import type { AccountChanges } from '../own/account-changes.ts';
import type { ReadAccount } from '../own/read-account.usecase.ts';
import { addressesOf, type OwnAddress } from './addresses-of.ts';
import type { Writing, Writings } from './writings.ts';

export interface ExportMyDataDeps {
	readonly read: ReadAccount;
	readonly accounts: Pick<AccountStore, 'readProfile'>;
	readonly appointments: Pick<AppointmentStore, 'listOf'>;
	readonly writings: Pick<Writings, 'ofAccount' | 'underAddress'>;
	readonly subscriptions: Pick<SubscriptionStore, 'find'>;
	readonly payments: Pick<PaymentStore, 'find'>;
	readonly waitingList: Pick<WaitingListStore, 'allOf'>;
	readonly changes: Pick<AccountChanges, 'noteExport'>;
	readonly limits: RateLimits;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly now: () => Date;
}

/** Part of the file, so that its reader knows what was left out. */
const NOT_INCLUDED =
	'You have not confirmed your email address yet. So this file leaves out comments, questions, messages and the newsletter ' +
	'that were sent with this address. Open the link in the email we sent you, then download your data again.';

/** For copies made by staff who may not read the notes. */
const NOTES_NOT_INCLUDED =
	'This copy leaves out the notes you gave with your visits, because the person who made it may not read them. ' +
	'An owner of the centre gives you a copy with them.';

/**
 * Everything the centre holds about the caller, decrypted, under names a person understands (promise W9). Texts under
 * the address are included once the address is confirmed (promise A10).
 */
export const exportMyData =
	(deps: ExportMyDataDeps) =>
	async ({ caller }: RequestFor<'exportMyData', 'caller'>): Promise<ResultFor<'exportMyData'>> => {
		const { read, changes, limits, now } = deps;
		const counter = { name: `export#${caller.userId}`, limit: 3, windowSeconds: 10 * 60 };
		const admitted = await limits.admit([counter], now());
		if (!admitted.ok) return admitted;
		const [account, profile] = await Promise.all([read(caller), deps.accounts.readProfile(caller.userId)]);
		const file = await personalData(deps, {
			...account,
			merged: profile?.merged ?? [],
			id: caller.userId,
			shown: { ...account, ...notedByStaff(profile) },
		});
		await changes.noteExport(caller.userId, now());
		return ok(file);
	};

/** Staff's notes in the record, which the account does not show to its owner. */
export const notedByStaff = ({ language, identified }: Pick<Profile, 'language' | 'identified'> = {}): object => ({
	...(language === undefined ? {} : { languageOfSms: 'Kiswahili' }),
	...(identified === undefined ? {} : { identified: { how: IDENTIFIED[identified.how], at: identified.at } }),
});

const IDENTIFIED = { id: 'An ID was seen', voice: 'Known by voice' };

/** The person whose data are exported, and the section of the file about the account or client record. */
interface DataSubject extends AddressHolder {
	readonly id: string;
	/** Records that were merged into it. */
	readonly merged: readonly MergedRecord[];
	readonly shown: object;
	/** Whether the exporter may read the notes of a visit. Absent: clients export their own notes, so all of them. */
	readonly readsNotesOf?: (visit: Appointment) => boolean;
}

type Sources = Pick<
	ExportMyDataDeps,
	'appointments' | 'writings' | 'subscriptions' | 'payments' | 'waitingList' | 'openCipher' | 'now'
>;

/** Everything the centre holds about a person, decrypted; `shown` becomes the section about the account or record. */
export async function personalData(
	deps: Sources,
	{ id, shown, readsNotesOf = () => true, ...holder }: DataSubject,
): Promise<PersonalData> {
	const cipher = await deps.openCipher();
	const address = confirmedAddress(holder);
	const former = addressesOf(holder).filter(({ until }) => until !== undefined);
	const [held, waits, own, underAddress, underFormer] = await Promise.all([
		deps.appointments.listOf(id),
		deps.waitingList.allOf(id),
		deps.writings.ofAccount(id),
		address === undefined ? NOTHING : filedUnder(deps, cipher, address),
		Promise.all(former.map((one) => writtenUntil(deps, one))),
	]);
	const { subscription } = underAddress;
	const notesLeftOut = held.filter((visit) => hasSealedText(visit) && !readsNotesOf(visit)).length;
	const written = (entity: Kind) =>
		[...underAddress.writings, ...underFormer.flat(), ...own]
			.filter((item) => item.entity === entity)
			.map((item) => opened(entity, item, cipher));
	return {
		exportedAt: deps.now().toISOString(),
		account: shown,
		mergedRecords: holder.merged.map(mergedRecord),
		appointments: held.map((visit) => openedAppointment(visit, cipher, readsNotesOf(visit))),
		waitingList: waits.map(waitedFor),
		payments: await paymentsFor(deps, held),
		comments: written('comment'),
		questions: written('question'),
		messages: written('message'),
		testimonials: written('offered-testimonial'),
		...(subscription ? { newsletter: { state: subscription.state, requestedAt: subscription.requestedAt } } : {}),
		...leftOut({ isUnconfirmed: address === undefined && holder.email !== '', notesLeftOut }),
	};
}

function leftOut({
	isUnconfirmed,
	notesLeftOut,
}: {
	readonly isUnconfirmed: boolean;
	readonly notesLeftOut: number;
}): Pick<PersonalData, 'notIncluded' | 'notesLeftOut'> {
	const notIncluded = [...(isUnconfirmed ? [NOT_INCLUDED] : []), ...(notesLeftOut > 0 ? [NOTES_NOT_INCLUDED] : [])];
	return {
		...(notIncluded.length > 0 ? { notIncluded: notIncluded.join(' ') } : {}),
		...(notesLeftOut > 0 ? { notesLeftOut } : {}),
	};
}

/** Records of the same person that were merged into this one. */
const mergedRecord = ({ name, email, phone, at }: MergedRecord): object => ({
	...{ name, phone, mergedAt: at },
	...(email === '' ? {} : { email }),
});

/** Waiting-list entries, and the times that were held for them. */
const waitedFor = (entry: WaitingEntry): object => ({
	service: entry.serviceId,
	psychologist: entry.psychologistId,
	...{ days: entry.days, partOfDay: entry.part, until: entry.until, forWhom: entry.forWhom, askedAt: entry.askedAt },
	times: entry.offers.map(({ startAt, psychologistName, at, until, state }) => ({
		...{ startAt, psychologist: psychologistName, offeredAt: at, keptUntil: until, answer: state },
	})),
	...(entry.ended ? { endedAt: entry.ended.at, why: entry.ended.why } : {}),
});

/** Texts written under a former address of the person, while it was theirs. */
async function writtenUntil({ writings }: Sources, { address, until = '' }: OwnAddress): Promise<readonly Writing[]> {
	return (await writings.underAddress(address)).filter(({ createdAt }) => String(createdAt) <= until);
}

interface Filed {
	readonly writings: readonly Writing[];
	readonly subscription: Subscription | undefined;
}

const NOTHING: Filed = { writings: [], subscription: undefined };

async function filedUnder(
	{ writings, subscriptions }: Sources,
	cipher: FieldCipher,
	address: ConfirmedAddress,
): Promise<Filed> {
	const [written, subscription] = await Promise.all([
		writings.underAddress(address),
		subscriptions.find(cipher.pseudonym('email', address)),
	]);
	return { writings: written, subscription };
}

/** Payments and reversals with their comments, without the member of staff who recorded them. */
async function paymentsFor({ payments }: Sources, held: readonly Appointment[]): Promise<object[]> {
	const accounts = await Promise.all(held.map(({ id }) => payments.find(id)));
	return accounts.flatMap((account) =>
		account.payments.map(
			({ id, kind, ticketNumber, method, amount, currency, at, mpesaCode, insurer, receiptNumber }) => ({
				...{ kind, ticketNumber, method, amountInCents: amount, currency, at },
				...{ mpesaCode, insurer, receiptNumber, ...account.words.get(id) },
			}),
		),
	);
}

function openedAppointment(appointment: Appointment, cipher: FieldCipher, readsNotes: boolean): object {
	const { id, ticketNumber, serviceTitle, psychologistName, location, startAt, endAt, ...rest } = appointment;
	const { status, forWhom, price, currency, createdAt, cancellation } = rest;
	const isLeftOut = !readsNotes && hasSealedText(appointment);
	const decrypt = (text: string) => cipher.decrypt(text, id);
	return {
		ticketNumber,
		service: serviceTitle,
		psychologist: psychologistName,
		location,
		startAt,
		endAt,
		status,
		forWhom,
		priceInCents: price,
		currency,
		...(isLeftOut ? { ...plainTextsOf(appointment), hasNotes: true } : mapSealed(appointment, decrypt)),
		...(cancellation ? { cancelledAt: cancellation.at } : {}),
		...(cancellation?.reason === undefined ? {} : { cancellationReason: decrypt(cancellation.reason) }),
		createdAt,
	};
}

type Kind = 'comment' | 'question' | 'message' | 'offered-testimonial';

/** The exported attributes of each kind, in clear text or encrypted; other stored attributes are not exported. */
const FIELDS: Record<Kind, { readonly open: readonly string[]; readonly sealed: readonly string[] }> = {
	comment: { open: ['articleId', 'name', 'comment', 'state', 'createdAt'], sealed: ['email'] },
	question: { open: ['createdAt'], sealed: ['name', 'email', 'text'] },
	message: { open: ['createdAt'], sealed: ['name', 'email', 'phone', 'subject', 'text'] },
	'offered-testimonial': { open: ['name', 'message', 'rating', 'state', 'createdAt'], sealed: [] },
};

interface Reply {
	readonly text: string;
	readonly at: string;
}

const openedReply = ({ text, at }: Reply, id: string, cipher: FieldCipher) => ({ text: cipher.decrypt(text, id), at });

function opened(entity: Kind, item: Writing, cipher: FieldCipher): object {
	const { open, sealed } = FIELDS[entity];
	const present = (fields: readonly string[]) => fields.filter((field) => item[field] !== undefined);
	return Object.fromEntries([
		...present(sealed).map((field) => [field, cipher.decrypt(String(item[field]), String(item.id))]),
		...present(open).map((field) => [field, item[field]]),
		...(item.replies
			? [['replies', (item.replies as readonly Reply[]).map((reply) => openedReply(reply, String(item.id), cipher))]]
			: []),
	]);
}
