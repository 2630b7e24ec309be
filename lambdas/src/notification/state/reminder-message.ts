/** A message of the reminder queue: one due reminder, or the sweep of the minute. No personal data. */
export type ReminderMessage =
	| { readonly kind: 'reminder'; readonly appointmentId: string; readonly version: number }
	| { readonly kind: 'sweep' };

/** The message that the schedule of a reminder sends. */
export const reminderMessage = (appointmentId: string, version: number): string =>
	JSON.stringify({ kind: 'reminder', appointmentId, version } satisfies ReminderMessage);

/** Undefined for any other message. */
export function readReminderMessage(body: string): ReminderMessage | undefined {
	const value = parsed(body);
	if (!isRecord(value)) return undefined;
	if (value.kind === 'sweep') return { kind: 'sweep' };
	const { kind, appointmentId, version } = value;
	if (kind !== 'reminder' || typeof appointmentId !== 'string' || typeof version !== 'number') return undefined;
	return appointmentId !== '' && Number.isInteger(version) ? { kind, appointmentId, version } : undefined;
}

function parsed(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;
