import type { Appointment } from '../../appointment/appointment.ts';
import type { AppointmentStore } from '../../appointment/appointment-store.ts';
import type { CancelAppointment } from '../../appointment/cancel/cancel-appointment.usecase.ts';
import type { ClientStore } from '../../appointment/client.ts';
import { allVisitsOf } from '../../appointment/read/all-visits-of.usecase.ts';
import type { PhoneStates } from '../../client/phone-state.ts';
import type { ClientIndex } from '../../client/search/client-index.ts';
import type { AccountStore } from '../../identity/account/account.ts';
import type { ClosingStore } from '../../identity/account/closing.ts';
import type { SubscriptionStore } from '../../newsletter/subscription-store.ts';
import type { PaymentStore } from '../../payment/payment-store.ts';
import type { ConfirmedAddress } from '../../platform/confirmed-address.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { PhoneNumber } from '../../platform/phone-number.ts';
import type { WaitingListStore } from '../../waiting-list/waiting-list-store.ts';
import { addressesOf, type OwnAddress } from './addresses-of.ts';
import type { Writing, Writings } from './writings.ts';

export interface EraseAccountDeps {
	readonly accounts: Pick<AccountStore, 'readProfile'>;
	readonly appointments: Pick<AppointmentStore, 'listOf' | 'find'>;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly cancel: CancelAppointment;
	/** What was said about payments goes; what was paid stays, and names nobody (decision 064). */
	readonly payments: Pick<PaymentStore, 'forgetWords'>;
	readonly anonymise: (appointment: Appointment) => Promise<void>;
	readonly waitingList: Pick<WaitingListStore, 'allOf' | 'ofClient' | 'remove'>;
	readonly writings: Writings;
	readonly subscriptions: Pick<SubscriptionStore, 'find' | 'remove'>;
	readonly closings: Pick<ClosingStore, 'promiseSecondErasure' | 'removeAll'>;
	readonly phones: Pick<PhoneStates, 'forget'>;
	/** Who else has a number. */
	readonly index: Pick<ClientIndex, 'candidates'>;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'pseudonym' | 'encrypt' | 'decrypt'>>;
	readonly now: () => Date;
}

export interface ClosedAccount {
	readonly userId: string;
	readonly closedAt: Date;
	/** Who of staff closed it. Absent: its owner. */
	readonly actor?: string | undefined;
	/** Of the second erasure: the addresses, by the first. */
	readonly sealed?: string | undefined;
}

/** `later`: something could not be done yet; what was done need not be done again. */
export type ErasureOutcome = 'done' | 'later';

/**
 * Erases what is left of a closed account (promise W9). Every step may be repeated, and the profile, which says whose data to
 * look for, goes last: so running twice, or going on after a crash, is harmless. Whether the address is confirmed cannot change
 * any more once the account is closed. What the indexes do not show yet a second erasure finds, half a minute later.
 */
export const eraseAccount =
	(deps: EraseAccountDeps) =>
	async ({ userId, closedAt, actor = userId, sealed }: ClosedAccount): Promise<ErasureOutcome> => {
		const profile = await deps.accounts.readProfile(userId);
		// Visits of a record that was merged into it are still on their way.
		if (profile?.isMerging) return 'later';
		if (!(await letAllGo(deps, userId, actor))) return 'later';
		await forgetWaiting(deps, userId);
		const { encrypt, decrypt } = await deps.openCipher();
		const addresses = sealed ? (JSON.parse(decrypt(sealed, userId)) as readonly OwnAddress[]) : addressesOf(profile);
		for (const { address, until = closedAt.toISOString() } of addresses)
			await eraseWhatAddressSays(deps, address, new Date(until));
		await eraseWritings(deps, await deps.writings.ofAccount(userId), closedAt);
		await forgetNumber(deps, userId, profile?.reach.phone?.number);
		if (!sealed) {
			const second = { userId, closedAt, actor, sealed: encrypt(JSON.stringify(addresses), userId) };
			await deps.closings.promiseSecondErasure(second);
		}
		await deps.closings.removeAll(userId);
		return 'done';
	};

/** False as soon as one visit cannot be let go yet. */
async function letAllGo(deps: EraseAccountDeps, userId: string, actor: string): Promise<boolean> {
	for (const appointment of await allVisitsOf(deps, userId)) {
		if (!(await letGo(deps, appointment, actor))) return false;
	}
	return true;
}

/** What they wait and waited for. A time that is kept for them goes to the next. */
async function forgetWaiting({ waitingList }: EraseAccountDeps, userId: string): Promise<void> {
	// The index may lack the last second; the places of the client never do.
	const entries = [...(await waitingList.ofClient(userId)), ...(await waitingList.allOf(userId))];
	for (const entry of new Map(entries.map((one) => [one.id, one])).values()) await waitingList.remove(entry);
}

/** Cancels what is still to come, and takes the person out of it. False while its reminder is just being sent. */
async function letGo(deps: EraseAccountDeps, appointment: Appointment, actor: string): Promise<boolean> {
	const { cancel, anonymise, payments, now } = deps;
	const { id, status, startAt } = appointment;
	await payments.forgetWords(id);
	if (status !== 'confirmed' || new Date(startAt) <= now()) {
		await anonymise(appointment);
		return true;
	}
	const cancelled = await cancel({ appointmentId: id, by: 'erasure', actor });
	if (!cancelled.ok && cancelled.refusal === 'unavailable') return false;
	// Staff may have been faster, and then it has their reason.
	await anonymise(cancelled.ok ? cancelled.value : appointment);
	return true;
}

/** What is known of a number stays for whoever else has it: they may have stopped SMS. */
async function forgetNumber(
	{ phones, index }: EraseAccountDeps,
	userId: string,
	number: PhoneNumber | undefined,
): Promise<void> {
	if (number === undefined) return;
	const { ids } = await index.candidates({ kind: 'phone', number });
	if (ids.every((id) => id === userId)) await phones.forget(number);
}

/**
 * The address was free again from the moment of closing. What somebody wrote under it since belongs to whoever has it now,
 * and stays.
 */
async function eraseWhatAddressSays(deps: EraseAccountDeps, address: ConfirmedAddress, closedAt: Date): Promise<void> {
	await eraseWritings(deps, await deps.writings.underAddress(address), closedAt);
	const pseudonym = (await deps.openCipher()).pseudonym('email', address);
	const subscription = await deps.subscriptions.find(pseudonym);
	if (subscription && new Date(subscription.requestedAt) <= closedAt) await deps.subscriptions.remove(pseudonym);
}

async function eraseWritings({ writings }: EraseAccountDeps, items: readonly Writing[], closedAt: Date): Promise<void> {
	const own = items.filter(({ createdAt }) => new Date(String(createdAt)) <= closedAt);
	await writings.remove(own);
}
