import type { exportMyData as endpoint } from '@tulia/contracts/account/endpoints';
import type { Appointment } from '../appointment/appointment-item.ts';
import type { AppointmentStore } from '../appointment/appointment-store.ts';
import type { SubscriptionStore } from '../newsletter/subscription-store.ts';
import type { FieldCipher } from '../platform/field-cipher.ts';
import type { HandlerResult, Input } from '../platform/http.ts';
import type { RateLimits } from '../platform/rate-limit.repository.ts';
import type { Item } from '../platform/read-items.repository.ts';
import { ok } from '../platform/result.ts';
import type { AccountChanges } from './account-changes.repository.ts';
import type { ReadAccount } from './read-account.usecase.ts';
import type { Writings } from './writings.repository.ts';

export interface ExportMyDataDeps {
	readonly read: ReadAccount;
	readonly appointments: Pick<AppointmentStore, 'listOf'>;
	readonly writings: Pick<Writings, 'of'>;
	readonly subscriptions: Pick<SubscriptionStore, 'find'>;
	readonly changes: Pick<AccountChanges, 'noteExport'>;
	readonly limits: RateLimits;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly now: () => Date;
}

/** Everything the centre holds about the caller, opened, under names a person understands (promise W9). */
export const exportMyData =
	(deps: ExportMyDataDeps) =>
	async ({ caller }: Pick<Input<typeof endpoint>, 'caller'>): Promise<HandlerResult<'exportMyData'>> => {
		const { read, appointments, writings, subscriptions, changes, limits, openCipher, now } = deps;
		const counter = { name: `export#${caller.userId}`, limit: 3, windowSeconds: 10 * 60 };
		const admitted = await limits.admit([counter], now());
		if (!admitted.ok) return admitted;

		const [account, cipher] = await Promise.all([read(caller), openCipher()]);
		const pseudonym = cipher.pseudonym('email', account.email);
		const [held, byAddress, byAccount, subscription] = await Promise.all([
			appointments.listOf(caller.userId),
			writings.of(pseudonym),
			writings.of(caller.userId),
			subscriptions.find(pseudonym),
		]);
		await changes.noteExport(caller.userId, now());
		const written = (entity: Written) =>
			[...byAddress, ...byAccount].filter((item) => item.entity === entity).map((item) => opened(entity, item, cipher));
		return ok({
			exportedAt: now().toISOString(),
			account,
			appointments: held.map((appointment) => openedAppointment(appointment, cipher)),
			comments: written('comment'),
			questions: written('question'),
			messages: written('message'),
			testimonials: written('offered-testimonial'),
			...(subscription ? { newsletter: { state: subscription.state, requestedAt: subscription.requestedAt } } : {}),
		});
	};

function openedAppointment(appointment: Appointment, cipher: FieldCipher): object {
	const { id, ticketNumber, serviceTitle, psychologistName, location, startAt, endAt, ...rest } = appointment;
	const { status, forWhom, price, currency, notes, createdAt, cancellation } = rest;
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
		...(notes === undefined ? {} : { notes: cipher.decrypt(notes, id) }),
		...(cancellation ? { cancelledAt: cancellation.at } : {}),
		createdAt,
	};
}

type Written = 'comment' | 'question' | 'message' | 'offered-testimonial';

/** What people wrote, and which of it lies encrypted; how it is stored else is nobody's business. */
const FIELDS: Record<Written, { readonly open: readonly string[]; readonly sealed: readonly string[] }> = {
	comment: { open: ['articleId', 'name', 'comment', 'state', 'createdAt'], sealed: ['email'] },
	question: { open: ['createdAt'], sealed: ['name', 'email', 'text'] },
	message: { open: ['createdAt'], sealed: ['name', 'email', 'phone', 'subject', 'text'] },
	'offered-testimonial': { open: ['name', 'message', 'rating', 'state', 'createdAt'], sealed: [] },
};

interface Reply {
	readonly text: string;
	readonly at: string;
}

/** What the centre wrote back. */
const openedReply = ({ text, at }: Reply, id: string, cipher: FieldCipher) => ({ text: cipher.decrypt(text, id), at });

function opened(entity: Written, item: Item, cipher: FieldCipher): object {
	const { open, sealed } = FIELDS[entity];
	const present = (fields: readonly string[]) => fields.filter((field) => item[field] !== undefined);
	return Object.fromEntries([
		...present(sealed).map((field) => [field, cipher.decrypt(String(item[field]), String(item.id))]),
		...present(open).map((field) => [field, item[field]]),
		...(item.replies
			? [['replies', item.replies.map((reply: Reply) => openedReply(reply, String(item.id), cipher))]]
			: []),
	]);
}
