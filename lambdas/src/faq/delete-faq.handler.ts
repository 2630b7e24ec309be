import { httpHandler } from '../platform/http.ts';
import { deleteFaq } from './change-faqs.usecase.ts';
import { faqsFromEnvironment } from './faqs-from-environment.handler.ts';
import { staffFaqValidators } from './staff-faq-validators.ts';

export const deleteFaqHandler = httpHandler('deleteFaq', staffFaqValidators, deleteFaq(faqsFromEnvironment()));
