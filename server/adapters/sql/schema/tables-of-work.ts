import type { Generated } from 'kysely';
import type { DiscoveryChange } from '../../../application/ports/discovery/discovery-changes.ts';
import type { AnnouncedUpload } from '../../../application/ports/media/videos.ts';
import type { ConsentSource } from '../../../application/ports/people/consent-log.ts';
import type { MailTokenPurpose } from '../../../application/ports/people/mails.ts';
import type { Flag } from './flag.ts';

/** Tables of work that is done later, and of what running processes tell each other. */
export type TablesOfWork = {
  mails: MailRow;
  mail_tokens: MailTokenRow;
  exports: ExportRow;
  export_requests: { user_id: number; requested_at: number };
  jobs: JobRow;
  uploads: UploadRow;
  announced_uploads: AnnouncedUploadRow;
  /** Numbers of the running processes of a database. */
  processes: { process_number: number; owner: string; alive_until: number };
  /** How often each topic was announced. */
  announcements: { topic: string; times: number };
  use_counts: UseCountRow;
  create_answers: CreateAnswerRow;
  /** `events`: see `batchToText`. `user_id` is null for visitors. */
  event_batches: {
    id: number;
    day: number;
    received_at: number;
    user_id: number | null;
    visitor: string | null;
    events: string;
  };
  consent_log: ConsentLogRow;
  /** `texts` is an object as JSON. */
  consent_texts: {
    text_hash: string;
    version: number;
    locale: string;
    texts: string;
    first_shown_at: number;
  };
  consent_refusals: { day: number; version: number; source: ConsentSource; times: number };
  taken_batches: { id: number; day: number };
  queued_batches: { batch_id: number };
  event_day_counts: { day: number; event_type: number; view_type: number; events: number };
  /** `id` is counted by the engine. */
  discovery_changes: {
    id: Generated<number>;
    kind: DiscoveryChange['kind'];
    object_id: number;
  };
};

/** `user_id`: null for visitors, and when the member has left. */
export type ConsentLogRow = {
  entry_number: number;
  receipt: string | null;
  user_id: number | null;
  decided_at: number;
  version: number;
  text_hash: string;
  locale: string;
  analytics: Flag;
  marketing: Flag;
  personalization: Flag;
  source: ConsentSource;
  previous_hash: string;
  entry_hash: string;
};

export type MailRow = {
  id: number;
  user_id: number | null;
  /** The content of the mail as JSON: no links, no secrets. */
  letter: string;
  created_at: number;
};

export type MailTokenRow = {
  hash: string;
  purpose: MailTokenPurpose;
  user_id: number | null;
  address: string;
  data: string | null;
  created_at: number;
  expires_at: number;
};

export type ExportRow = {
  id: number;
  user_id: number;
  state: 'processing' | 'ready' | 'failed';
  created_at: number;
  expires_at: number | null;
};

export type UploadRow = {
  id: number;
  user_id: number;
  picture_signature: string;
  created_at: number;
  video_signature: string | null;
};

export type AnnouncedUploadRow = {
  id: number;
  user_id: number;
  media_type: AnnouncedUpload['mediaType'];
  status: AnnouncedUpload['status'];
  video_signature: string;
  picture_signature: string | null;
  failure: AnnouncedUpload['failure'];
  created_at: number;
};

/** Uses in a window of time, of which the key names nobody. */
export type UseCountRow = { use_key: string; started_at: number; uses: number; expires_at: number };

/** `answer` is JSON, null while the create runs. */
export type CreateAnswerRow = {
  user_id: number;
  creation_key: string;
  body: string;
  answer: string | null;
  expires_at: number;
};

export type JobRow = {
  id: number;
  kind: string;
  /** The subject of the job; unique within its kind. */
  job_key: string;
  /** JSON. */
  payload: string;
  run_at: number;
  created_at: number;
  attempts: number;
  asked: number;
  /** Empty: the job is not claimed. */
  leased_by: string;
  /** 0: the job is not claimed. */
  leased_until: number;
  failed_at: number | null;
  failure: string | null;
};
