import { type PaymentMethod, paymentMethods } from '@tulia/contracts/payment/schemas';

/** What stands of each method, in integer cents. */
export type ByMethod = Readonly<Record<PaymentMethod, number>>;

/** What a visit costs and what of it is paid, in the currency it was booked in. Integer cents. */
export interface VisitBalance {
	readonly appointmentId: string;
	readonly ticketNumber: string;
	/** ISO 4217, of the booking: the centre's setting may change, this does not. */
	readonly currency: string;
	/** As of the booking. */
	readonly price: number;
	/** What is asked for if it takes place: the price, unless staff lowered it. */
	readonly due: number;
	/** Staff decided whether it is charged although it did not take place. */
	readonly isCharged?: boolean;
	readonly byMethod: ByMethod;
	/** Rises with every change; 0 while nothing was noted. */
	readonly ver: number;
}

export const NOTHING_PAID: ByMethod = { cash: 0, mpesa: 0, card: 0, insurance: 0, waived: 0 };

const sumOf = (byMethod: ByMethod): number => paymentMethods.reduce((sum, method) => sum + byMethod[method], 0);

/** Received, or charged to an insurer. */
export const paidOf = ({ byMethod }: Pick<VisitBalance, 'byMethod'>): number => sumOf(byMethod) - byMethod.waived;

/** What came in: cash, M-Pesa and card. An insurer pays later, if at all. */
export const receivedOf = (byMethod: ByMethod): number => byMethod.cash + byMethod.mpesa + byMethod.card;

export const stillToPay = ({ due, byMethod }: Pick<VisitBalance, 'due' | 'byMethod'>): number =>
	Math.max(0, due - sumOf(byMethod));

/** Received beyond what was due. What was waived is nobody's to have back. */
export const overpaidOf = ({ due, byMethod }: Pick<VisitBalance, 'due' | 'byMethod'>): number =>
	Math.max(0, Math.min(paidOf({ byMethod }), sumOf(byMethod) - due));

export const methodsOf = ({ byMethod }: Pick<VisitBalance, 'byMethod'>): PaymentMethod[] =>
	paymentMethods.filter((method) => byMethod[method] > 0);

/** With so much more of one method; less, where it is taken back. */
export const withAmount = (byMethod: ByMethod, method: PaymentMethod, amount: number): ByMethod => ({
	...byMethod,
	[method]: byMethod[method] + amount,
});
