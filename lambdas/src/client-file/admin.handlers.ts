import { httpHandlers } from '../platform/http/http.ts';
import { changeClient } from './change/change-client.usecase.ts';
import { correctClientEmail } from './change/correct-client-email.usecase.ts';
import { identifyClient } from './change/identify-client.usecase.ts';
import { mergeClient } from './change/merge-client.usecase.ts';
import { noteConsent } from './change/note-consent.usecase.ts';
import { clientFilesFromEnvironment } from './client-file.wiring.ts';
import { addClient } from './directory/add-client.usecase.ts';
import { listClients } from './directory/list-clients.usecase.ts';
import { getClient } from './get-client.usecase.ts';

const files = clientFilesFromEnvironment();

export const clientFileAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/client.admin'), {
	listClients: listClients(files),
	addClient: addClient(files),
	getClient: getClient(files),
	changeClient: changeClient(files),
	correctClientEmail: correctClientEmail(files),
	identifyClient: identifyClient(files),
	mergeClient: mergeClient(files),
	noteConsent: noteConsent(files),
});
