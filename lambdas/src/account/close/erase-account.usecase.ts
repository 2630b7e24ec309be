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
	/** Comments on payments are removed; amounts stay without a name (decision 064). */
	readonly payments: Pick<PaymentStore, 'forgetWords'>;
	readonly anonymise: (appointment: Appointment) => Promise<void>;
	readonly waitingList: Pick<WaitingListStore, 'allOf' | 'ofClient' | 'remove'>;
	readonly writings: Writings;
	readonly subscriptions: Pick<SubscriptionStore, 'find' | 'remove'>;
	readonly closings: Pick<ClosingStore, 'promiseSecondErasure' | 'removeAll'>;
	readonly phones: Pick<PhoneStates, 'forget'>;
	/** Finds the other accounts that have a number. */
	readonly index: Pick<ClientIndex, 'candidates'>;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'pseudonym' | 'encrypt' | 'decrypt'>>;
	readonly now: () => Date;
}

export interface ClosedAccount {
	readonly userId: string;
	readonly closedAt: Date;
	/** The member of staff who closed it. Absent: its owner did. */
	readonly actor?: string | undefined;
	/** Only on the second erasure: the addresses that the first one found. */
	readonly sealed?: string | undefined;
}

/** `later`: something could not be erased yet; a retry skips what is done. */
export type ErasureOutcome = 'done' | 'later';

/**
 * Erases what is left of a closed account (promise W9). Every step is idempotent, and the profile, which says whose
 * data to look for, goes last: a repeat or a resumed run is harmless. A closed account cannot confirm its address any
 * more. A second erasure half a minute later finds what the indexes do not show yet.
 */
export const eraseAccount =
	(deps: EraseAccountDeps) =>
	async ({ userId, closedAt, actor = userId, sealed }: ClosedAccount): Promise<ErasureOutcome> => {
		const profile = await deps.accounts.readProfile(userId);
		// Visits of a record that was merged into this one are still being moved to it.
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

/** False when a visit cannot be released yet. */
async function letAllGo(deps: EraseAccountDeps, userId: string, actor: string): Promise<boolean> {
	for (const appointment of await allVisitsOf(deps, userId)) {
		if (!(await letGo(deps, appointment, actor))) return false;
	}
	return true;
}

/** Removes the client's waiting-list entries. A time held for the client is offered to the next one. */
async function forgetWaiting({ waitingList }: EraseAccountDeps, userId: string): Promise<void> {
	// The index may lack the last second; the client's own list is consistent.
	const entries = [...(await waitingList.ofClient(userId)), ...(await waitingList.allOf(userId))];
	for (const entry of new Map(entries.map((one) => [one.id, one])).values()) await waitingList.remove(entry);
}

/** Cancels a coming visit and anonymises it. False while its reminder is being sent. */
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
	// Staff may have cancelled it first; then their reason stays.
	await anonymise(cancelled.ok ? cancelled.value : appointment);
	return true;
}

/** The state of a number is preserved for its other owners, who may have stopped SMS. */
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
 * The address is free from the moment of closing. Texts written under it since then belong to its next owner and stay.
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
