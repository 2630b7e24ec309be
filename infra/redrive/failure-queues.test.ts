import { liveStage } from '../test/live-stage.ts';
import { type Templates, templates } from '../test/templates.ts';
import { eventOf, failureQueues } from './failure-queues.ts';
import { queueUrlOf, redrive, type Services } from './redrive.ts';

let live: Templates;
beforeAll(() => {
	live = templates(liveStage);
});

test('every failure queue of a stage is emptied by the command, and each has a target', () => {
	const queues = Object.keys(live.all('AWS::SQS::Queue')).map((path) => path.replace(/^live-/, '').split('/'));
	const listed = failureQueues.map(({ stack, id }) => `${stack} ${id}`);
	const deployed = queues
		.filter(([, id = '']) => /Failures/.test(id))
		.map(([stack, id = '']) => `${stack} ${id.slice(0, -8)}`);
	expect(deployed.sort()).toEqual([...listed].sort());
	for (const { stack, remedy } of failureQueues) {
		if (remedy.kind === 'send')
			expect(queues.some(([its, id = '']) => its === stack && id.slice(0, -8) === remedy.to)).toBe(true);
		if (remedy.kind === 'invoke')
			live.of(stack).hasResourceProperties('AWS::Lambda::Function', {
				FunctionName: `tulia-live-${remedy.functionName}`,
				DeadLetterConfig: {},
			});
	}
});

test('a function receives its own event again, or the notification that could not be delivered', () => {
	const notification = { Type: 'Notification', MessageId: 'm-1', Message: '{"eventType":"Delivery"}' };
	expect(eventOf(JSON.stringify(notification))).toMatchObject({ Records: [{ Sns: notification }] });
	const event = { Records: [{ Sns: notification }] };
	expect(eventOf(JSON.stringify(event))).toEqual(event);
});

test('a queue is found by its stack and its id, not by one with the same prefix', async () => {
	const urls = ['MailEventFailuresQueue0A1B2C3D-x9', 'ClockQueuePolicy0A1B2C3D-x9', 'ClockQueue17A25141-Zr4'].map(
		(name) => `https://sqs.af-south-1.amazonaws.com/123456789012/tulia-live-notifications-${name}`,
	);
	const services: Services = { call: async () => ({ QueueUrls: urls }), invoke: async () => true };
	expect(await queueUrlOf(services, 'tulia-live-notifications', 'ClockQueue')).toBe(urls[2]);
	expect(await queueUrlOf(services, 'tulia-live-notifications', 'JobFailuresQueue')).toBeUndefined();
});

test('a message that fails again stays in the queue, and others are deleted only after they were handed over', async () => {
	const lying = new Map(['one', 'poison', 'two'].map((Body) => [`receipt-${Body}`, Body]));
	const handedOver: unknown[] = [];
	const services: Services = {
		async call(_service, operation, input) {
			if (operation === 'ReceiveMessage')
				return {
					Messages: [...lying].map(([ReceiptHandle, Body]) => ({
						MessageId: Body,
						ReceiptHandle,
						Body: JSON.stringify({ Records: [Body] }),
					})),
				};
			lying.delete((input as { readonly ReceiptHandle: string }).ReceiptHandle);
			return {};
		},
		async invoke(_name, event) {
			const [what] = (event as { readonly Records: readonly string[] }).Records;
			handedOver.push(what);
			return what !== 'poison';
		},
	};
	const remedy = { kind: 'invoke', functionName: 'tulia-live-mail-events' } as const;
	expect(await redrive(services, 'queue', remedy)).toEqual({ done: 2, failed: 1 });
	expect(handedOver).toEqual(['one', 'poison', 'two']);
	expect([...lying.values()]).toEqual(['poison']);
});
