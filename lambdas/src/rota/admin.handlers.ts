import { httpHandlers } from '../platform/http/http.ts';
import { psychologistsFromEnvironment } from '../psychologist/psychologists.wiring.ts';
import { changePsychologist } from './change-psychologist.usecase.ts';
import { previewFreeTimes } from './preview-free-times.usecase.ts';

const psychologists = psychologistsFromEnvironment();

export const rotaAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/psychologist.admin'), {
	changePsychologist: changePsychologist(psychologists),
	previewFreeTimes: previewFreeTimes(psychologists),
});
