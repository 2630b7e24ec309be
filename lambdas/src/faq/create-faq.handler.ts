import { httpHandler } from '../platform/http.ts';
import { createFaq } from './change-faqs.usecase.ts';
import { faqsFromEnvironment } from './faqs-from-environment.handler.ts';
import { staffFaqValidators } from './staff-faq-validators.ts';

export const createFaqHandler = httpHandler('createFaq', staffFaqValidators, createFaq(faqsFromEnvironment()));
