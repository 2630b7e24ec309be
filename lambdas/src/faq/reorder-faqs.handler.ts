import { httpHandler } from '../platform/http.ts';
import { faqsFromEnvironment } from './faqs-from-environment.handler.ts';
import { reorderFaqs } from './reorder-faqs.usecase.ts';
import { staffFaqValidators } from './staff-faq-validators.ts';

export const reorderFaqsHandler = httpHandler('reorderFaqs', staffFaqValidators, reorderFaqs(faqsFromEnvironment()));
