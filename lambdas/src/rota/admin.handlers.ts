import { clientRepository } from '../appointment/store/client.repository.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { psychologistsFromEnvironment } from '../psychologist/psychologists.wiring.ts';
import { changePsychologist } from './change-psychologist.usecase.ts';
import { changeToBeMoved } from './change-to-be-moved.usecase.ts';
import { listToBeMoved } from './list-to-be-moved.usecase.ts';
import { moveNoteRepository } from './move-note.repository.ts';
import { previewFreeTimes } from './preview-free-times.usecase.ts';

const psychologists = psychologistsFromEnvironment();
const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const worklist = {
	...psychologists,
	clients: clientRepository(db, tableName, fieldCipher),
	notes: moveNoteRepository(db, tableName),
};

export const rotaAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/psychologist.admin'), {
	changePsychologist: changePsychologist(psychologists),
	previewFreeTimes: previewFreeTimes(psychologists),
});

export const toBeMovedAdminHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/to-be-moved.admin'),
	{
		listToBeMoved: listToBeMoved(worklist),
		changeToBeMoved: changeToBeMoved(worklist),
	},
);
