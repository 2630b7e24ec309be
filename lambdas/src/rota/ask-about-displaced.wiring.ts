import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { psychologistsFromEnvironment } from '../psychologist/psychologists.wiring.ts';
import { askAboutDisplaced } from './ask-about-displaced.usecase.ts';
import { moveNoteRepository } from './move-note.repository.ts';

export const askFirstFromEnvironment = () =>
	askAboutDisplaced({
		...psychologistsFromEnvironment(),
		notes: moveNoteRepository(documentClient(), requireEnv('TABLE_NAME')),
	});
