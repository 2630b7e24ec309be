import { httpHandlers } from '../platform/http/http.ts';
import { addClient } from './add-client.usecase.ts';
import { changeClient } from './change-client.usecase.ts';
import { clientFilesFromEnvironment } from './client-file.wiring.ts';
import { correctClientEmail } from './correct-client-email.usecase.ts';
import { getClient } from './get-client.usecase.ts';
import { identifyClient } from './identify-client.usecase.ts';
import { listClients } from './list-clients.usecase.ts';
import { mergeClient } from './merge-client.usecase.ts';
import { noteConsent } from './note-consent.usecase.ts';

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
