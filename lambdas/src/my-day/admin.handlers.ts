import { appointmentsFromEnvironment } from '../appointment/appointments.wiring.ts';
import { accountRepository } from '../identity/account/account.repository.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { calendarFeeds } from './feed/calendar-feed.repository.ts';
import { newFeedSecret } from './feed/calendar-feed.ts';
import { changeCalendarFeed, deleteCalendarFeed, renewCalendarFeed } from './feed/change-feed.usecase.ts';
import { confirmedNumberOf } from './notices/confirmed-number.ts';
import { noticeChoices } from './notices/notice-choice.repository.ts';
import { changeDayNotices, getMyDaySettings } from './settings/settings.usecase.ts';
import { getLastNote } from './today/get-last-note.usecase.ts';
import { getMyDay } from './today/get-my-day.usecase.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const appointments = appointmentsFromEnvironment();
const deps = {
	...appointments,
	feeds: calendarFeeds(db, tableName),
	choices: noticeChoices(db, tableName),
	confirmedNumber: confirmedNumberOf(accountRepository(db, tableName, fieldCipher)),
	newSecret: newFeedSecret,
};

export const myDayAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/my-day.admin'), {
	getMyDay: getMyDay(deps),
	getLastNote: getLastNote({
		...deps,
		noteReading: ({ actor, appointmentId, clientId, at }) =>
			appointments.recordAudit({
				...{ id: newId(at), actor, action: 'appointment_notes_read', object: appointmentId, at },
				notesOf: { clientId },
			}),
	}),
	getMyDaySettings: getMyDaySettings(deps),
	renewCalendarFeed: renewCalendarFeed(deps),
	changeCalendarFeed: changeCalendarFeed(deps),
	deleteCalendarFeed: deleteCalendarFeed(deps),
	changeDayNotices: changeDayNotices(deps),
});
