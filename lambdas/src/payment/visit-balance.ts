import { type PaymentMethod, paymentMethods } from '@tulia/contracts/payment/schemas';

/** The balance of each method, in integer cents. */
export type ByMethod = Readonly<Record<PaymentMethod, number>>;

/** The cost of a visit and the amounts paid for it, in integer cents of the booking's currency. */
export interface VisitBalance {
	readonly appointmentId: string;
	readonly ticketNumber: string;
	/** ISO 4217, of the booking: a later change of the centre's setting does not affect it. */
	readonly currency: string;
	/** The price at the booking. */
	readonly price: number;
	/** The amount due if the visit takes place: the price, unless staff lowered it. */
	readonly due: number;
	/** Whether staff decided to charge a visit that did not take place. */
	readonly isCharged?: boolean;
	readonly byMethod: ByMethod;
	/** Incremented with every change; 0 before the first one. */
	readonly ver: number;
}

export const NOTHING_PAID: ByMethod = { cash: 0, mpesa: 0, card: 0, insurance: 0, waived: 0 };

const sumOf = (byMethod: ByMethod): number => paymentMethods.reduce((sum, method) => sum + byMethod[method], 0);

/** Received, or charged to an insurer. */
export const paidOf = ({ byMethod }: Pick<VisitBalance, 'byMethod'>): number => sumOf(byMethod) - byMethod.waived;

/** Money received: cash, M-Pesa and card. An insurer pays later, if at all. */
export const receivedOf = (byMethod: ByMethod): number => byMethod.cash + byMethod.mpesa + byMethod.card;

export const stillToPay = ({ due, byMethod }: Pick<VisitBalance, 'due' | 'byMethod'>): number =>
	Math.max(0, due - sumOf(byMethod));

/** Received beyond what was due. A waived amount is not refunded. */
export const overpaidOf = ({ due, byMethod }: Pick<VisitBalance, 'due' | 'byMethod'>): number =>
	Math.max(0, Math.min(paidOf({ byMethod }), sumOf(byMethod) - due));

export const methodsOf = ({ byMethod }: Pick<VisitBalance, 'byMethod'>): PaymentMethod[] =>
	paymentMethods.filter((method) => byMethod[method] > 0);

/** Adds an amount to one method; negative for a reversal. */
export const withAmount = (byMethod: ByMethod, method: PaymentMethod, amount: number): ByMethod => ({
	...byMethod,
	[method]: byMethod[method] + amount,
});
