/** The parts of an undelivered notice that decide whether staff should phone now. */
interface Visit {
	/** `from`: before this instant another channel may still deliver it. */
	readonly phoneCall?: { readonly from: string } | undefined;
	readonly scheduledFor: string;
}

/** Whether staff should phone now: no other channel is pending, and the visit has not begun. */
export const isPhoneCallDue = ({ phoneCall, scheduledFor }: Visit, now: Date): boolean =>
	phoneCall !== undefined && new Date(phoneCall.from) <= now && now < new Date(scheduledFor);
