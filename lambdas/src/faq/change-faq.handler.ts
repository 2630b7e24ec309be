import { httpHandler } from '../platform/http.ts';
import { changeFaq } from './change-faqs.usecase.ts';
import { faqsFromEnvironment } from './faqs-from-environment.handler.ts';
import { staffFaqValidators } from './staff-faq-validators.ts';

export const changeFaqHandler = httpHandler('changeFaq', staffFaqValidators, changeFaq(faqsFromEnvironment()));
