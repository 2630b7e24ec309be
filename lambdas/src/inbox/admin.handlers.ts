import { clientRepository } from '../appointment/store/client.repository.ts';
import { crisisSettings } from '../crisis/crisis-settings.repository.ts';
import { staffReach } from '../crisis/staff-reach.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { assignmentRepository } from './assignment.repository.ts';
import { handInboxItem, listInboxColleagues } from './hand-over.usecase.ts';
import { inboxRepository } from './inbox.repository.ts';
import { mergedInboxRepository } from './merged-inbox.repository.ts';
import { endPhoneCall, getInboxAssignment, markOnPhone } from './phone-call.usecase.ts';
import { getInboxItem, listInbox } from './read-inbox.usecase.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const staff = clientRepository(db, tableName, fieldCipher);
const entries = {
	questions: inboxRepository({ db, tableName, openCipher: fieldCipher, inbox: 'questions' }),
	messages: inboxRepository({ db, tableName, openCipher: fieldCipher, inbox: 'messages' }),
};

const colleagues = staffReach(db, tableName, fieldCipher);
const assignments = { assignments: assignmentRepository(db, tableName), staff, now: clock, newId };

export const inboxAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/inbox.admin'), {
	listInbox: listInbox({ merged: mergedInboxRepository(db, tableName, fieldCipher), staff, now: clock }),
	getInboxItem: getInboxItem({ entries, staff, now: clock }),
	getInboxAssignment: getInboxAssignment(assignments),
	markOnPhone: markOnPhone(assignments),
	endPhoneCall: endPhoneCall(assignments),
	listInboxColleagues: listInboxColleagues({ colleagues, settings: crisisSettings(db, tableName), now: clock }),
	handInboxItem: handInboxItem({ ...assignments, colleagues }),
});
