import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 as HttpResult } from 'aws-lambda';
import { anEvent, ORIGIN_SECRET } from '../platform/an-event.ts';
import { type BundledFunction, bundledFunction } from '../platform/bundled-function.ts';

export type FunctionName = 'admin' | 'booking' | 'content' | 'engagement' | 'identity' | 'mail-events' | 'notifier';

interface Deployment {
	readonly table: { readonly endpoint: string; readonly tableName: string };
	readonly kms: { readonly endpoint: string };
	/** Endpoint for mails; none by default. */
	readonly ses?: { readonly endpoint: string };
	/** A fixed clock for every function, because limits count by windows of the clock. */
	readonly now: Date;
}

export interface HttpRequest {
	readonly body?: object;
	readonly ip?: string;
	readonly device?: string;
	readonly token?: string;
	readonly params?: Record<string, string>;
	readonly query?: Record<string, string>;
}

/** The verified mail domain of these tests, and the sender before the centre has a profile. */
export const MAIL_DOMAIN = 'mail.sample.example';
export const MAIL_SENDER = `hello@${MAIL_DOMAIN}`;

/** The visitor's network address unless a request names another. */
export const HOME = '192.0.2.44';

const stoppedClock = (now: Date): string => `const Real = Date;
globalThis.Date = class Date extends Real {
	constructor(...given) { super(...(given.length > 0 ? given : [${now.getTime()}])); }
	static now() { return ${now.getTime()}; }
};`;

/** Starts one execution environment of a function from its bundle. */
export const startFunction = (name: FunctionName, { table, kms, ses, now }: Deployment): Promise<BundledFunction> =>
	bundledFunction(name, {
		AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
		AWS_ENDPOINT_URL_KMS: kms.endpoint,
		...(ses ? { AWS_ENDPOINT_URL_SES: ses.endpoint } : {}),
		TABLE_NAME: table.tableName,
		FIELD_KEY_ID: 'field-key',
		SIGNING_KEY_ID: 'signing-key',
		SITE_ORIGIN: 'https://tulia.example',
		SITE_BUCKET: 'site',
		MAIL_DOMAIN,
		MAIL_SENDER,
		CURRENCY: 'KES',
		CONFIGURATION_SET: 'mails',
		LIFTED_CONFIGURATION_SET: 'lifted',
		SCHEDULE_GROUP: 'reminders',
		REMINDER_QUEUE_ARN: 'arn:aws:sqs:af-south-1:000000000000:reminders',
		SCHEDULER_ROLE_ARN: 'arn:aws:iam::000000000000:role/scheduler',
		SCHEDULER_DLQ_ARN: 'arn:aws:sqs:af-south-1:000000000000:dead-reminders',
		ORIGIN_SECRET,
		NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(stoppedClock(now))}`,
	});

/** Sends a request as a browser does, through the edge, which puts the visitor's address before its own. */
export async function requestOver(
	running: BundledFunction,
	route: string,
	{ body, ip = HOME, device, token, params, query }: HttpRequest = {},
) {
	const headers = {
		'x-forwarded-for': `${ip}, 130.176.1.1`,
		'x-device-id': device ?? randomUUID(),
		...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
	};
	const { value } = await running.invoke(
		anEvent({ route, headers, body, ...(params ? { params } : {}), ...(query ? { query } : {}) }),
	);
	const answer = value as HttpResult;
	return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(answer.body || 'null') };
}
