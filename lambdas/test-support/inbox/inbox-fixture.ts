import { validators } from '@tulia/contracts/endpoint-validators/all';
import { clientRepository } from '../../src/appointment/store/client.repository.ts';
import { crisisSettings } from '../../src/crisis/crisis-settings.repository.ts';
import { staffReach } from '../../src/crisis/staff-reach.repository.ts';
import { answerQuestion, changeQuestion, listQuestions } from '../../src/faq/questions.usecase.ts';
import { assignmentRepository } from '../../src/inbox/assignment.repository.ts';
import { handInboxItem, listInboxColleagues } from '../../src/inbox/hand-over.usecase.ts';
import { inboxRepository } from '../../src/inbox/inbox.repository.ts';
import { mergedInboxRepository } from '../../src/inbox/merged-inbox.repository.ts';
import { endPhoneCall, getInboxAssignment, markOnPhone } from '../../src/inbox/phone-call.usecase.ts';
import { getInboxItem, listInbox } from '../../src/inbox/read-inbox.usecase.ts';
import { changeMessage, listMessages, replyToMessage } from '../../src/message/answer-messages.usecase.ts';
import { type HttpHandler, httpHandler } from '../../src/platform/http/http.ts';
import { newId } from '../../src/platform/new-id.ts';
import type { TestTable } from '../appointment/table-invariants.ts';
import { fields, type NotificationFixture, notificationFixture } from '../notification/notification-fixture.ts';
import { storedJobs } from '../notification/stored-jobs.ts';
import { callAsStaff, type StaffRequest } from '../platform/call-as-staff.ts';

type Action =
	| 'questions'
	| 'answer'
	| 'changeQuestion'
	| 'messages'
	| 'reply'
	| 'changeMessage'
	| 'inbox'
	| 'item'
	| 'assignment'
	| 'markOnPhone'
	| 'endPhoneCall'
	| 'colleagues'
	| 'hand';

/** Staff's endpoints of both inboxes with the whole notifier, on a real table. */
export async function inboxFixture(table: TestTable, start = '2026-11-18T07:30:00.000Z') {
	const { db, tableName } = table;
	const notifier = await notificationFixture({ db, tableName, start });
	async function addColleague(id: string, name: string): Promise<void> {
		const email = fields.encrypt(`${id}@tulia.example`, id);
		await notifier.put({ PK: `USER#${id}`, SK: 'PROFILE', entity: 'user', id, name, email });
	}
	await addColleague('wanjiru', 'Wanjiru N.');
	const handlers = handlersOf(table, notifier);

	const call = (action: Action, request?: StaffRequest) => callAsStaff(handlers[action], request);
	/** Streams the jobs of replies to the notifier. */
	const streamReplies = async () => {
		await notifier.streamJobs((await storedJobs(table)).filter(({ type }) => isReply(type)));
	};
	/** The mailed replies to one question or message. */
	const sent = (ref: string) =>
		notifier.mail.accepted.filter(({ tags }) => tags.ref === ref && isReply(`${tags.kind}_mail`));
	return { notifier, call, addColleague, streamReplies, sent };
}

const isReply = (type: string): boolean => type === 'question_answer_mail' || type === 'message_reply_mail';

function handlersOf(
	{ db, tableName }: TestTable,
	notifier: NotificationFixture,
): Readonly<Record<Action, HttpHandler>> {
	const open = async () => fields;
	const deps = { staff: clientRepository(db, tableName, open), now: notifier.clock.now, newId };
	const questions = { ...deps, entries: inboxRepository({ db, tableName, openCipher: open, inbox: 'questions' }) };
	const messages = { ...deps, entries: inboxRepository({ db, tableName, openCipher: open, inbox: 'messages' }) };
	const entries = { questions: questions.entries, messages: messages.entries };
	const merged = mergedInboxRepository(db, tableName, open);
	const colleagues = staffReach(db, tableName, open);
	const assignments = { ...deps, assignments: assignmentRepository(db, tableName) };
	return {
		inbox: httpHandler('listInbox', validators, listInbox({ ...deps, merged })),
		item: httpHandler('getInboxItem', validators, getInboxItem({ ...deps, entries })),
		assignment: httpHandler('getInboxAssignment', validators, getInboxAssignment(assignments)),
		markOnPhone: httpHandler('markOnPhone', validators, markOnPhone(assignments)),
		endPhoneCall: httpHandler('endPhoneCall', validators, endPhoneCall(assignments)),
		colleagues: httpHandler(
			'listInboxColleagues',
			validators,
			listInboxColleagues({ ...deps, colleagues, settings: crisisSettings(db, tableName) }),
		),
		hand: httpHandler('handInboxItem', validators, handInboxItem({ ...assignments, colleagues })),
		questions: httpHandler('listQuestions', validators, listQuestions(questions)),
		answer: httpHandler('answerQuestion', validators, answerQuestion(questions)),
		changeQuestion: httpHandler('changeQuestion', validators, changeQuestion(questions)),
		messages: httpHandler('listMessages', validators, listMessages(messages)),
		reply: httpHandler('replyToMessage', validators, replyToMessage(messages)),
		changeMessage: httpHandler('changeMessage', validators, changeMessage(messages)),
	};
}
