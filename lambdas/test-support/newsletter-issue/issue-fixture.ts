import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { validators } from '@tulia/contracts/endpoint-validators/all';
import type { IssueWords } from '@tulia/contracts/newsletter-issue/schemas';
import { sanitiseArticle } from '../../src/article/sanitise-article.ts';
import { accountRepository } from '../../src/identity/account/account.repository.ts';
import { endSubscription } from '../../src/newsletter/end-subscription.usecase.ts';
import { subscriberLists } from '../../src/newsletter/subscribers.repository.ts';
import { subscriptionRepository } from '../../src/newsletter/subscription.repository.ts';
import { confirmed, requested } from '../../src/newsletter/subscription.ts';
import { issueRepository } from '../../src/newsletter-issue/issue.repository.ts';
import { countSubscribers, sendIssue, stopIssue } from '../../src/newsletter-issue/send-issue.usecase.ts';
import { testIssue } from '../../src/newsletter-issue/test-issue.usecase.ts';
import {
	createIssue,
	deleteIssue,
	getIssue,
	listIssues,
	saveIssue,
} from '../../src/newsletter-issue/write-issues.usecase.ts';
import { type HttpHandler, httpHandler } from '../../src/platform/http/http.ts';
import { mailCap } from '../../src/platform/limits/mail-cap.repository.ts';
import { newId } from '../../src/platform/new-id.ts';
import type { AcceptedMail } from '../notification/fake-gateways.ts';
import { fields, type NotificationFixture, notificationFixture } from '../notification/notification-fixture.ts';
import { callAsStaff, type StaffRequest } from '../platform/call-as-staff.ts';

const MINUTE = 60_000;

export const WORDS: IssueWords = {
	subject: 'A little rest',
	preview: 'Three things that help',
	content: '<h2>A little rest</h2><p>Sit down &amp; <a href="/blogs/rest">read on</a>.</p>',
};

interface Table {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
}

/** Issues from the page to the mailbox: their endpoints, subscribers and the notifier, on one table and one clock. */
export interface IssueFixture {
	readonly notifier: NotificationFixture;
	readonly call: ReturnType<typeof endpointsOf>;
	/** Creates a draft; returns the answer. */
	draft(words?: Partial<IssueWords>): Promise<{ readonly id: string; readonly version: number }>;
	/** Sends a new draft; returns its id. */
	begun(words?: Partial<IssueWords>): Promise<string>;
	/** Adds a confirmed subscriber; returns the pseudonym. */
	subscribe(email: string): Promise<string>;
	unsubscribe(email: string): Promise<void>;
	/** Runs the sweep each minute, for so many minutes. */
	minutes(count: number): Promise<void>;
	seen(id: string): Promise<{ readonly state: string; readonly progress: Readonly<Record<string, unknown>> }>;
	/** The mails of an issue that the mail service accepted. */
	mailsOf(id: string): readonly AcceptedMail[];
}

export const addressOfReader = (index: number): string => `reader-${index}@mail.example`;

/** Takes an empty table. */
export async function issueFixture(table: Table, start = '2026-11-18T07:30:00.000Z'): Promise<IssueFixture> {
	const notifier = await notificationFixture({ ...table, start });
	const call = endpointsOf(table, notifier.clock.now);
	const subscriptions = subscriptionRepository(table.db, table.tableName);
	const pseudonym = (email: string) => fields.pseudonym('email', email);
	const fixture: IssueFixture = {
		notifier,
		call,
		draft: async (words = {}) => (await call.create({ body: { ...WORDS, ...words } })).body,
		async begun(words) {
			const { id, version } = await fixture.draft(words);
			const { status } = await call.send({ id, body: { version } });
			if (status !== 200) throw new Error(`Send answered ${status}.`);
			return id;
		},
		async subscribe(email) {
			const [id, now] = [pseudonym(email), notifier.clock.now()];
			const known = await subscriptions.find(id);
			const pending = requested(known, { id, sealedEmail: fields.encrypt(email, id), generation: newId(now), now });
			const decision = confirmed(pending, now);
			if (!decision.ok) throw new Error(decision.refusal);
			await subscriptions.replace(known, decision.value);
			return id;
		},
		unsubscribe: (email) => endSubscription(subscriptions)(pseudonym(email), 'subscriber', notifier.clock.now()),
		async minutes(count) {
			for (let minute = 0; minute < count; minute += 1) {
				notifier.clock.advance(MINUTE);
				await notifier.sweep();
			}
		},
		seen: async (id) => (await call.get({ id })).body,
		mailsOf: (id) => notifier.mail.accepted.filter(({ tags }) => tags.jobId?.startsWith(`${id}-to-`)),
	};
	return fixture;
}

function endpointsOf({ db, tableName }: Table, now: () => Date) {
	const deps = {
		issues: issueRepository(db, tableName),
		loadSanitiser: async () => sanitiseArticle,
		countSubscribers: () => subscriberLists(db, tableName).count(),
		accounts: accountRepository(db, tableName, async () => ({
			...fields,
			decrypt: (cipher: string, owner: string) => (cipher.startsWith('v1.') ? fields.decrypt(cipher, owner) : cipher),
		})),
		mailCap: mailCap(db, tableName),
		now,
		newId,
	};
	const calling = (handler: HttpHandler) => (request?: StaffRequest) => callAsStaff(handler, request);
	const list = calling(httpHandler('listIssues', validators, listIssues(deps)));
	return {
		list: (request: StaffRequest = {}) => list({ query: {}, ...request }),
		get: calling(httpHandler('getIssue', validators, getIssue(deps))),
		create: calling(httpHandler('createIssue', validators, createIssue(deps))),
		save: calling(httpHandler('saveIssue', validators, saveIssue(deps))),
		remove: calling(httpHandler('deleteIssue', validators, deleteIssue(deps))),
		count: calling(httpHandler('countSubscribers', validators, countSubscribers(deps))),
		test: calling(httpHandler('testIssue', validators, testIssue(deps))),
		send: calling(httpHandler('sendIssue', validators, sendIssue(deps))),
		stop: calling(httpHandler('stopIssue', validators, stopIssue(deps))),
	};
}
