/** A visit with what its client does not know of, as far as it decides whether staff should phone now. */
interface Visit {
	/** `from`: before, another channel may still bring it. */
	readonly phoneCall?: { readonly from: string } | undefined;
	readonly scheduledFor: string;
}

/** Whether staff should phone now: no channel is left to wait for, and the visit has not begun. */
export const isPhoneCallDue = ({ phoneCall, scheduledFor }: Visit, now: Date): boolean =>
	phoneCall !== undefined && new Date(phoneCall.from) <= now && now < new Date(scheduledFor);
