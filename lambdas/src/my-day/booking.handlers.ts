import { appointmentRepository } from '../appointment/store/appointment.repository.ts';
import { clientRepository } from '../appointment/store/client.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { visitorLimits } from '../platform/limits/visitor-limits.repository.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { psychologistRepository } from '../psychologist/psychologist.repository.ts';
import { calendarFeeds } from './feed/calendar-feed.repository.ts';
import { getCalendarFeed } from './feed/get-calendar-feed.usecase.ts';
import { ownEntry } from './own-entry.repository.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];

export const myDayBookingHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/my-day.booking'), {
	getCalendarFeed: getCalendarFeed({
		feeds: calendarFeeds(db, tableName),
		ownEntry: ownEntry(db, tableName),
		appointments: appointmentRepository(db, tableName),
		clients: clientRepository(db, tableName, fieldCipher),
		psychologists: psychologistRepository(db, tableName),
		limits: visitorLimits(db, tableName, fieldCipher),
		openCipher: fieldCipher,
		now: clock,
	}),
});
