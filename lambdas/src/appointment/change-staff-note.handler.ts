import { httpHandler } from '../platform/http.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { changeStaffNote } from './change-staff-note.usecase.ts';

export const changeStaffNoteHandler = httpHandler(
	'changeStaffNote',
	appointmentValidators,
	changeStaffNote(appointmentsFromEnvironment()),
);
