/** The treatment of messages in a failure queue after the cause is fixed. */
export type Remedy =
	/** Sends them to another queue. */
	| { readonly kind: 'send'; readonly to: string }
	/** Invokes the function with these events. */
	| { readonly kind: 'invoke'; readonly functionName: string }
	/** Deletes stream positions, because the minute sweep finds the work itself. */
	| { readonly kind: 'discard' };

export interface FailureQueue {
	/** Prefix of its logical id, from which CloudFormation derives the name. */
	readonly id: string;
	readonly stack: 'notifications' | 'edge';
	readonly holds: string;
	readonly remedy: Remedy;
}

/** Every failure queue. A test compares the list with the templates. */
export const failureQueues: readonly FailureQueue[] = [
	{
		id: 'ClockFailuresQueue',
		stack: 'notifications',
		holds: 'reminders and sweeps',
		remedy: { kind: 'send', to: 'ClockQueue' },
	},
	{
		id: 'MailEventFailuresQueue',
		stack: 'notifications',
		holds: 'what became of mails',
		remedy: { kind: 'invoke', functionName: 'mail-events' },
	},
	{
		id: 'SmsEventFailuresQueue',
		stack: 'notifications',
		holds: 'what became of SMS, and answers to them',
		remedy: { kind: 'invoke', functionName: 'sms-events' },
	},
	{ id: 'JobFailuresQueue', stack: 'notifications', holds: 'positions of jobs', remedy: { kind: 'discard' } },
	{ id: 'PageFailuresQueue', stack: 'edge', holds: 'positions of changed content', remedy: { kind: 'discard' } },
];

/** The event to invoke a function with: its own, or the SNS notification that could not be delivered. */
export function eventOf(body: string): unknown {
	const given: unknown = JSON.parse(body);
	const isNotification = typeof given === 'object' && given !== null && 'Type' in given && 'Message' in given;
	return isNotification ? { Records: [{ EventSource: 'aws:sns', EventVersion: '1.0', Sns: given }] } : given;
}
