import * as Type from 'typebox';
import { ChargeRule } from '../profile/schemas.ts';
import {
	atMost,
	CalendarDay,
	Cents,
	chosenDay,
	form,
	Instant,
	matching,
	oneLine,
	required,
	strict,
	text,
} from '../text.ts';

/** How a payment was made at the desk. `waived`: the centre waives the amount, and receives nothing. */
export const paymentMethods = ['cash', 'mpesa', 'card', 'insurance', 'waived'] as const;
export const PaymentMethod = Type.Enum([...paymentMethods]);
export type PaymentMethod = Type.Static<typeof PaymentMethod>;

/** The transaction code of an M-Pesa message: ten capital letters and digits, a letter first (`SJL4K0EXMP`). */
const MPESA_CODE = '^[A-Z][A-Z0-9]{9}$';
/** Gapless within a calendar year at the centre. */
export const RECEIPT_NUMBER = '^R-\\d{4}-\\d{6,9}$';

/** Integer cents; negative for a reversal. */
const SignedCents = Type.Integer();

/** A payment or a reversal. Immutable, and never deleted. */
export const PaymentEntry = Type.Object({
	id: Type.String(),
	kind: Type.Enum(['payment', 'reversal']),
	method: PaymentMethod,
	/** In cents of the visit's currency; negative for a reversal. */
	amount: SignedCents,
	at: Instant,
	/** The name of the member of staff, or `The centre`. */
	by: Type.String(),
	mpesaCode: Type.Optional(Type.String()),
	insurer: Type.Optional(Type.String()),
	claimNumber: Type.Optional(Type.String()),
	/** Why it was waived or taken back. Erased with the appointment. */
	reason: Type.Optional(Type.String()),
	/** A waiver has none: nothing was received. */
	receiptNumber: Type.Optional(Type.String()),
	/** Only for a payment: it was taken back. */
	isReversed: Type.Boolean(),
});
export type PaymentEntry = Type.Static<typeof PaymentEntry>;

/** Why a visit did not take place: cancelled by the centre or in time, cancelled late by the client, or missed. */
export const VisitEnd = Type.Enum(['cancelled', 'cancelled_late', 'missed']);
export type VisitEnd = Type.Static<typeof VisitEnd>;

/** The price and the payments of a visit, in the currency it was booked in. */
export const VisitPayments = Type.Object({
	appointmentId: Type.String(),
	ticketNumber: Type.String(),
	currency: Type.String(),
	/** As of the booking. */
	price: Cents,
	/** The amount due: the price, unless staff lowered it; zero for a visit that is not charged. */
	due: Cents,
	/** Received, or charged to an insurer. */
	paid: Cents,
	waived: Cents,
	stillToPay: Cents,
	/** Received beyond the amount due: paid on purpose, or to be refunded where the visit did not take place. */
	overpaid: Cents,
	/** Absent: it took place, or is to. */
	ended: Type.Optional(VisitEnd),
	/** Only for a visit that was missed or cancelled late: whether it is charged, or staff must decide. */
	charge: Type.Optional(ChargeRule),
	/** The visit took place before payments were recorded, and none is: what was paid is unknown, so nothing is due. */
	isUnknown: Type.Optional(Type.Boolean()),
	/** Rises with every change; 0: nothing is recorded yet. */
	version: Type.Integer({ minimum: 0 }),
	/** Oldest first. */
	entries: Type.Array(PaymentEntry),
	/** Oldest first. */
	priceChanges: Type.Array(
		Type.Object({
			at: Instant,
			by: Type.String(),
			from: Cents,
			to: Cents,
			reason: Type.Optional(Type.String()),
		}),
	),
});
export type VisitPayments = Type.Static<typeof VisitPayments>;

const version = Type.Integer({ minimum: 0 });
const MISSING_VERSION = 'The version of the payments is missing';
const reason = text(required('Please say why'), atMost(300));
const amount = (minimum: number) =>
	Type.Unsafe<number>({
		type: 'integer',
		minimum,
		maximum: 100_000_000_00,
		errorMessage: 'Please give an amount',
	});

export const NewPayment = form(
	{
		method: Type.Unsafe<PaymentMethod>({
			type: 'string',
			enum: [...paymentMethods],
			errorMessage: 'Please say how it is paid',
		}),
		/** In cents of the visit's currency. */
		amount: amount(1),
		/** M-Pesa only. */
		mpesaCode: Type.Optional(text(matching(MPESA_CODE, 'An M-Pesa code has 10 capital letters and digits'))),
		/** Insurance only. */
		insurer: Type.Optional(text(required('Please name the insurer'), atMost(100), oneLine)),
		claimNumber: Type.Optional(text(required('Please give the number'), atMost(60), oneLine)),
		/** Waiver only, where it is required. */
		reason: Type.Optional(reason),
		/** Staff acknowledged that it exceeds the amount left to pay. */
		isMore: Type.Optional(Type.Unsafe<true>({ type: 'boolean', const: true, errorMessage: 'Please tick this' })),
		version,
	},
	{ method: 'Please say how it is paid', amount: 'Please give an amount', version: MISSING_VERSION },
);
export type NewPayment = Type.Static<typeof NewPayment>;

export const ReversalParams = strict({
	id: Type.String({ minLength: 1, maxLength: 64 }),
	paymentId: Type.String({ minLength: 1, maxLength: 64 }),
});
/** The methods by which money is received and returned. */
export const moneyMethods = ['cash', 'mpesa', 'card'] as const satisfies readonly PaymentMethod[];
export const Reversal = form(
	{
		reason,
		/** How the money is returned. Absent: by the method of the payment; insurance and waivers received none. */
		method: Type.Optional(
			Type.Unsafe<(typeof moneyMethods)[number]>({
				type: 'string',
				enum: [...moneyMethods],
				errorMessage: 'Please say how it is given back',
			}),
		),
		version,
	},
	{ reason: 'Please say why', version: MISSING_VERSION },
);

export const PriceToPay = form(
	{ due: amount(0), reason, version },
	{ due: 'Please give an amount', reason: 'Please say why', version: MISSING_VERSION },
);

/** Whether a visit that was missed or cancelled late is charged nevertheless. */
export const ChargeDecision = form(
	{ charge: Type.Boolean(), version },
	{ charge: 'Please say whether it is charged', version: MISSING_VERSION },
);

/** Payment summary of a visit, for a row of a list. */
export const VisitPaid = Type.Object({
	appointmentId: Type.String(),
	currency: Type.String(),
	due: Cents,
	paid: Cents,
	waived: Cents,
	stillToPay: Cents,
	overpaid: Cents,
	/** The methods of its remaining payments, in the order of `paymentMethods`. */
	methods: Type.Array(PaymentMethod),
});
export type VisitPaid = Type.Static<typeof VisitPaid>;
export const VisitsPaidQuery = strict({
	/** Comma-separated ids of appointments, at most 50. */
	appointments: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}(?:,[A-Za-z0-9-]{1,64}){0,49}$' }),
});
/** Those of them that have a payment, or are charged although the visit did not take place. */
export const VisitsPaid = Type.Object({ data: Type.Array(VisitPaid) });

export const ReceiptParams = strict({ number: Type.String({ pattern: RECEIPT_NUMBER }) });
/** The receipt of a payment. A credit receipt reverses an earlier one. It is no tax invoice. */
export const Receipt = Type.Object({
	number: Type.String(),
	kind: Type.Enum(['receipt', 'credit']),
	/** The receipt that a credit receipt reverses. */
	corrects: Type.Optional(Type.String()),
	/** The credit receipt that reversed this one. */
	correctedBy: Type.Optional(Type.String()),
	issuedAt: Instant,
	method: PaymentMethod,
	mpesaCode: Type.Optional(Type.String()),
	insurer: Type.Optional(Type.String()),
	/** In cents of `currency`; of a credit receipt, the refunded amount. */
	amount: Cents,
	currency: Type.String(),
	appointmentId: Type.String(),
	ticketNumber: Type.String(),
	/** Left to pay for the visit afterwards. */
	stillToPay: Cents,
	/** The issuer: the centre's name at that time. */
	issuer: Type.Object({ name: Type.String(), address: Type.String(), phone: Type.String() }),
	/** Absent once the client was erased. */
	client: Type.Optional(Type.String()),
	/** The recipient of the mail; absent where no address is known. */
	email: Type.Optional(Type.String()),
	/** Delivery status of the last mail with it. */
	mail: Type.Optional(Type.Object({ state: Type.String(), at: Instant })),
});
export type Receipt = Type.Static<typeof Receipt>;

export const TakingsQuery = strict({
	/** A calendar day at the centre. Default: today. */
	day: Type.Optional(CalendarDay),
});
const MethodTotals = Type.Object({
	cash: SignedCents,
	mpesa: SignedCents,
	card: SignedCents,
	insurance: SignedCents,
	waived: SignedCents,
});
/** Sums of one currency, less the reversals of the same days. */
export const TakingsTotal = Type.Object({
	currency: Type.String(),
	methods: MethodTotals,
	/** Cash, M-Pesa and card: money received. */
	received: SignedCents,
});
export type TakingsTotal = Type.Static<typeof TakingsTotal>;
export const TakingsRow = Type.Object({
	id: Type.String(),
	kind: Type.Enum(['payment', 'reversal']),
	at: Instant,
	appointmentId: Type.String(),
	ticketNumber: Type.String(),
	psychologist: Type.String(),
	method: PaymentMethod,
	amount: SignedCents,
	currency: Type.String(),
	mpesaCode: Type.Optional(Type.String()),
	insurer: Type.Optional(Type.String()),
	receiptNumber: Type.Optional(Type.String()),
	by: Type.String(),
});
export type TakingsRow = Type.Static<typeof TakingsRow>;
/** Payments and reversals recorded on one day at the centre, whenever the visits are. */
export const Takings = Type.Object({
	day: CalendarDay,
	totals: Type.Array(TakingsTotal),
	psychologists: Type.Array(
		Type.Object({ psychologist: Type.String(), currency: Type.String(), methods: MethodTotals, received: SignedCents }),
	),
	/** Oldest first. */
	data: Type.Array(TakingsRow),
});
export type Takings = Type.Static<typeof Takings>;

const day = chosenDay();
/** Both days included, at most 31. */
export const TakingsExportQuery = strict({ from: day, to: day });
export const TakingsCsv = Type.Object({ fileName: Type.String(), csv: Type.String() });
