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

/** How something was paid at the desk. `waived`: the centre lets somebody off, and receives nothing. */
export const paymentMethods = ['cash', 'mpesa', 'card', 'insurance', 'waived'] as const;
export const PaymentMethod = Type.Enum([...paymentMethods]);
export type PaymentMethod = Type.Static<typeof PaymentMethod>;

/** What M-Pesa writes into its message: ten capital letters and digits, a letter first (`SJL4K0EXMP`). */
const MPESA_CODE = '^[A-Z][A-Z0-9]{9}$';
/** Counted without a gap within a calendar year at the centre. */
export const RECEIPT_NUMBER = '^R-\\d{4}-\\d{6,9}$';

/** Integer cents; below zero where something was taken back. */
const SignedCents = Type.Integer();

/** Something that was paid, or taken back. It is never changed and never deleted. */
export const PaymentEntry = Type.Object({
	id: Type.String(),
	kind: Type.Enum(['payment', 'reversal']),
	method: PaymentMethod,
	/** In cents of the visit's currency; a reversal has what it takes back, below zero. */
	amount: SignedCents,
	at: Instant,
	/** The name of who noted it, or `The centre`. */
	by: Type.String(),
	mpesaCode: Type.Optional(Type.String()),
	insurer: Type.Optional(Type.String()),
	claimNumber: Type.Optional(Type.String()),
	/** Why it was waived or taken back. Forgotten with the appointment. */
	reason: Type.Optional(Type.String()),
	/** A waiver has none: nothing was received. */
	receiptNumber: Type.Optional(Type.String()),
	/** Of a payment: somebody took it back. */
	isReversed: Type.Boolean(),
});
export type PaymentEntry = Type.Static<typeof PaymentEntry>;

/** How a visit ended that did not take place: cancelled by the centre or in time, cancelled late by the client, or missed. */
export const VisitEnd = Type.Enum(['cancelled', 'cancelled_late', 'missed']);
export type VisitEnd = Type.Static<typeof VisitEnd>;

/** What a visit costs and what of it is paid, in the currency it was booked in. */
export const VisitPayments = Type.Object({
	appointmentId: Type.String(),
	ticketNumber: Type.String(),
	currency: Type.String(),
	/** As of the booking. */
	price: Cents,
	/** What is asked for: the price, unless staff lowered it; nothing for a visit that did not take place and is not charged. */
	due: Cents,
	/** Received, or charged to an insurer. */
	paid: Cents,
	waived: Cents,
	stillToPay: Cents,
	/** Received beyond what is due: paid on purpose, or to be paid back where the visit did not take place. */
	overpaid: Cents,
	/** Absent: it took place, or is to. */
	ended: Type.Optional(VisitEnd),
	/** Of a visit that was missed or cancelled late: whether it is charged, or somebody has to say so. */
	charge: Type.Optional(ChargeRule),
	/** It took place before the centre noted payments, and nothing is noted of it: nobody knows what was paid, so nothing is due. */
	isUnknown: Type.Optional(Type.Boolean()),
	/** Rises with every change; 0: nothing was noted yet. */
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
		/** Of M-Pesa alone. */
		mpesaCode: Type.Optional(text(matching(MPESA_CODE, 'An M-Pesa code has 10 capital letters and digits'))),
		/** Of insurance alone. */
		insurer: Type.Optional(text(required('Please name the insurer'), atMost(100), oneLine)),
		claimNumber: Type.Optional(text(required('Please give the number'), atMost(60), oneLine)),
		/** Of a waiver alone, which needs it. */
		reason: Type.Optional(reason),
		/** Staff have seen that it is more than is still to be paid, and that it is meant so. */
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
/** The methods by which money comes in and goes back. */
export const moneyMethods = ['cash', 'mpesa', 'card'] as const satisfies readonly PaymentMethod[];
export const Reversal = form(
	{
		reason,
		/** How money that was received goes back. Absent: as it came; of insurance and waivers nothing was received. */
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

/** Whether a visit that was missed or cancelled late is charged after all. */
export const ChargeDecision = form(
	{ charge: Type.Boolean(), version },
	{ charge: 'Please say whether it is charged', version: MISSING_VERSION },
);

/** What was paid for a visit, for a line of a list. */
export const VisitPaid = Type.Object({
	appointmentId: Type.String(),
	currency: Type.String(),
	due: Cents,
	paid: Cents,
	waived: Cents,
	stillToPay: Cents,
	overpaid: Cents,
	/** The methods of what stands, in the order of `paymentMethods`. */
	methods: Type.Array(PaymentMethod),
});
export type VisitPaid = Type.Static<typeof VisitPaid>;
export const VisitsPaidQuery = strict({
	/** Ids of appointments with a comma between them, at most 50. */
	appointments: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}(?:,[A-Za-z0-9-]{1,64}){0,49}$' }),
});
/** Those of them for which something was noted, or is asked although the visit did not take place. */
export const VisitsPaid = Type.Object({ data: Type.Array(VisitPaid) });

export const ReceiptParams = strict({ number: Type.String({ pattern: RECEIPT_NUMBER }) });
/** What somebody is given for what they paid. A credit receipt takes an earlier one back. It is no tax invoice. */
export const Receipt = Type.Object({
	number: Type.String(),
	kind: Type.Enum(['receipt', 'credit']),
	/** The receipt that a credit receipt takes back. */
	corrects: Type.Optional(Type.String()),
	/** The credit receipt that took this one back. */
	correctedBy: Type.Optional(Type.String()),
	issuedAt: Instant,
	method: PaymentMethod,
	mpesaCode: Type.Optional(Type.String()),
	insurer: Type.Optional(Type.String()),
	/** In cents of `currency`; of a credit receipt, what was given back. */
	amount: Cents,
	currency: Type.String(),
	appointmentId: Type.String(),
	ticketNumber: Type.String(),
	/** Still to pay for the visit after it. */
	stillToPay: Cents,
	/** Who issued it, as the centre was called then. */
	issuer: Type.Object({ name: Type.String(), address: Type.String(), phone: Type.String() }),
	/** While the centre knows them; gone once the account was erased. */
	client: Type.Optional(Type.String()),
	/** Where it may be sent; absent where no address is known. */
	email: Type.Optional(Type.String()),
	/** What became of the last mail with it. */
	mail: Type.Optional(Type.Object({ state: Type.String(), at: Instant })),
});
export type Receipt = Type.Static<typeof Receipt>;

export const TakingsQuery = strict({
	/** A day at the centre. Default: today. */
	day: Type.Optional(CalendarDay),
});
const MethodTotals = Type.Object({
	cash: SignedCents,
	mpesa: SignedCents,
	card: SignedCents,
	insurance: SignedCents,
	waived: SignedCents,
});
/** Sums of one currency. What was taken back in that time is taken off. */
export const TakingsTotal = Type.Object({
	currency: Type.String(),
	methods: MethodTotals,
	/** Cash, M-Pesa and card: what came in. */
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
/** What was paid and taken back on one day at the centre, whenever the visits are. */
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
/** Both days included, at most 31 of them. */
export const TakingsExportQuery = strict({ from: day, to: day });
export const TakingsCsv = Type.Object({ fileName: Type.String(), csv: Type.String() });
