import { httpHandler } from '../platform/http.ts';
import { faqsFromEnvironment } from './faqs-from-environment.handler.ts';
import { listAllFaqs } from './list-all-faqs.usecase.ts';
import { staffFaqValidators } from './staff-faq-validators.ts';

export const listAllFaqsHandler = httpHandler('listAllFaqs', staffFaqValidators, listAllFaqs(faqsFromEnvironment()));
