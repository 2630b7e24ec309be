import type { NewPayment } from '@tulia/contracts/payment/schemas';
import type { Appointment } from '../../src/appointment/appointment.ts';
import type { Simulation } from './bookings.ts';
import type { Random } from './random.ts';

type Desk = Pick<Simulation, 'centre' | 'random' | 'staffId'>;
type PaymentInput = Omit<NewPayment, 'version'>;

const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
const INSURERS = ['Jubilee', 'AAR', 'Britam', 'CIC'] as const;

const mpesaCode = (random: Random): string =>
	`S${Array.from({ length: 9 }, () => SIGNS.charAt(random.below(SIGNS.length))).join('')}`;

/** A random payment method, by its frequency. */
function wayToPay(random: Random, amount: number): PaymentInput {
	const draw = random.next();
	if (draw < 0.6) return { method: 'mpesa', amount, mpesaCode: mpesaCode(random) };
	if (draw < 0.8) return { method: 'cash', amount };
	if (draw < 0.9) return { method: 'card', amount };
	if (draw < 0.97)
		return {
			method: 'insurance',
			amount,
			insurer: random.pick(INSURERS),
			claimNumber: `C-${1000 + random.below(9000)}`,
		};
	return { method: 'waived', amount, reason: 'The centre lets her off this visit' };
}

/** Records the payment after a visit: mostly all of it, sometimes a part or a lowered amount, rarely a wrong one. */
export async function payAtDesk({ centre, random, staffId }: Desk, { id, price }: Appointment): Promise<void> {
	const [params, caller] = [{ id }, { userId: staffId }];
	const note = (input: PaymentInput, version: number) =>
		centre.notePayment({ params, body: { ...input, version }, caller, idempotencyKey: undefined });
	const draw = random.next();
	if (draw < 0.04) return;
	if (draw < 0.1) {
		const reduced = Math.round(price / 200) * 100;
		await centre.changePriceToPay({ params, body: { due: reduced, reason: 'A student', version: 0 }, caller });
		await note(wayToPay(random, reduced), 1);
	} else if (draw < 0.16) await note({ method: 'cash', amount: Math.round(price / 200) * 100 }, 0);
	else if (draw < 0.2) await noteTwice(note, { centre, random, staffId }, { id, price });
	else await note(wayToPay(random, price), 0);
}

/** A payment recorded as cash and reversed, because it was M-Pesa. */
async function noteTwice(
	note: (input: PaymentInput, version: number) => ReturnType<Desk['centre']['notePayment']>,
	{ centre, random, staffId }: Desk,
	{ id, price }: Pick<Appointment, 'id' | 'price'>,
): Promise<void> {
	const wrong = await note({ method: 'cash', amount: price }, 0);
	const paymentId = wrong.ok ? wrong.value.entries[0]?.id : undefined;
	if (paymentId === undefined) return;
	const body = { reason: 'It was M-Pesa', version: 1 };
	await centre.reversePayment({ params: { id, paymentId }, body, caller: { userId: staffId } });
	await note({ method: 'mpesa', amount: price, mpesaCode: mpesaCode(random) }, 2);
}
