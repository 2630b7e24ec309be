import type { AppointmentStore } from '../../appointment/appointment-store.ts';
import type { ClientStore, Person } from '../../appointment/client.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { PaymentStore } from '../payment-store.ts';
import type { Receipt } from '../receipt.ts';

interface ReadReceiptDeps {
	readonly payments: Pick<PaymentStore, 'receipt'>;
	readonly appointments: Pick<AppointmentStore, 'find'>;
	readonly clients: Pick<ClientStore, 'people'>;
}

interface SendReceiptDeps extends ReadReceiptDeps {
	readonly limits: {
		admit(
			counters: readonly { readonly name: string; readonly limit: number; readonly windowSeconds: number }[],
			now: Date,
		): Promise<Result<undefined, 'too_many_requests'>>;
	};
	readonly promiseMail: PromiseReceiptMail;
	readonly now: () => Date;
}
export type PromiseReceiptMail = (number: string, actor: string, now: Date) => Promise<void>;

interface AddressedReceipt {
	readonly receipt: Receipt;
	/** Undefined once the account was erased, or the appointment deleted. */
	readonly person: Person | undefined;
}

/** A receipt contains no name: the client of the visit is looked up, for as long as it is stored. */
async function addressed(deps: ReadReceiptDeps, number: string): Promise<AddressedReceipt | undefined> {
	const receipt = await deps.payments.receipt(number);
	if (!receipt) return undefined;
	const appointment = await deps.appointments.find(receipt.appointmentId);
	const people = appointment ? await deps.clients.people([appointment.userId]) : undefined;
	return { receipt, person: appointment && people?.get(appointment.userId) };
}

export const getReceipt =
	(deps: ReadReceiptDeps) =>
	async ({ params }: RequestFor<'getReceipt', 'params'>): Promise<ResultFor<'getReceipt'>> => {
		const found = await addressed(deps, params.number);
		if (!found) return refuse('not_found');
		const { receipt, person } = found;
		const email = sendableTo(person);
		return ok({
			...receipt,
			...(person === undefined ? {} : { client: person.name }),
			...(email === undefined ? {} : { email }),
		});
	};

/** The address a receipt may be sent to: none from which mail bounced. */
const sendableTo = (person: Person | undefined): string | undefined =>
	person === undefined || person.email === '' || person.emailUndeliverable ? undefined : person.email;

/** At most three mails an hour of one receipt. */
const limitOf = (number: string) => ({ name: `receipt#${number}`, limit: 3, windowSeconds: 60 * 60 });

/** Stores the job of the mail with a receipt; the notifier sends it. */
export const sendReceipt =
	(deps: SendReceiptDeps) =>
	async ({
		params,
		caller,
	}: RequestFor<'sendReceipt', 'params' | 'caller', 'userId'>): Promise<ResultFor<'sendReceipt'>> => {
		const found = await addressed(deps, params.number);
		if (!found) return refuse('not_found');
		if (sendableTo(found.person) === undefined) return refuse('no_address');
		const now = deps.now();
		const admitted = await deps.limits.admit([limitOf(params.number)], now);
		if (!admitted.ok) return admitted;
		await deps.promiseMail(params.number, caller.userId, now);
		return ok({ status: 'received' });
	};
