/** What is done with the messages of a queue of failures, once the cause is mended. */
export type Remedy =
	/** They are work for another queue. */
	| { readonly kind: 'send'; readonly to: string }
	/** They are events that a function did not take. */
	| { readonly kind: 'invoke'; readonly functionName: string }
	/** They are positions in a stream: the minute sweep finds the work itself. */
	| { readonly kind: 'discard' };

export interface FailureQueue {
	/** Its id in the templates begins with it, and CloudFormation makes its name of that. */
	readonly id: string;
	readonly stack: 'notifications' | 'edge';
	readonly holds: string;
	readonly remedy: Remedy;
}

/** Every queue in which work rests that failed every attempt. A test holds the list against the templates. */
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

/** What a function is called with: its own event, or the notification of SNS that could not be handed to it. */
export function eventOf(body: string): unknown {
	const given: unknown = JSON.parse(body);
	const isNotification = typeof given === 'object' && given !== null && 'Type' in given && 'Message' in given;
	return isNotification ? { Records: [{ EventSource: 'aws:sns', EventVersion: '1.0', Sns: given }] } : given;
}
