import type { UploadId } from '../../../src/domain/ids/ids.ts';
import { checkTextField, TEXT_FIELDS } from '../../../src/domain/limits/text-field.ts';
import { fullName, shownName } from '../../../src/domain/text/full-name.ts';
import { isOperatorName, type OperatorNames } from '../accounts/operator-rights.ts';
import type { ConsentDecision, ConsentLog } from '../consent/consent-log.ts';
import type { UserRecord } from '../ports/records.ts';
import { NotUnique, type Store, type StoreTransaction } from '../ports/store.ts';
import type { AdServer } from '../promotions/ad-server.ts';
import { reviewAdsAgain } from '../promotions/review-ads-again.ts';

/** The fields that users may change in their own account; all other fields are out of reach. */
export type SettingsChange = Partial<
  Pick<
    UserRecord,
    | 'username'
    | 'firstName'
    | 'lastName'
    | 'about'
    | 'location'
    | 'pronouns'
    | 'websiteUrl'
    | 'locale'
    | 'country'
    | 'gender'
    | 'birthday'
    | 'theme'
    | 'accountType'
    | 'businessName'
    | 'saveBehavior'
    | 'excludeFromSearch'
    | 'allowMessagesFrom'
    | 'surfaceTag'
    | 'consent'
    | 'profileView'
  >
>;

/** A new avatar: an upload, an existing picture, or none. */
export type AvatarChange =
  | { readonly kind: 'upload'; readonly uploadId: UploadId }
  | { readonly kind: 'stored'; readonly signature: string }
  | { readonly kind: 'none' };

export type UpdateSettingsCommand = {
  readonly user: UserRecord;
  readonly change: SettingsChange;
  /** For the proof of a changed consent. `before`: the consent in force. */
  readonly consent: Pick<ConsentDecision, 'before' | 'source' | 'locale' | 'now'>;
  /** Undefined leaves the picture unchanged. */
  readonly avatar: AvatarChange | undefined;
};

export type UpdateSettingsOutcome =
  | { readonly kind: 'updated'; readonly user: UserRecord }
  | { readonly kind: 'username_taken' }
  | { readonly kind: 'full_name_too_long'; readonly limit: number }
  | { readonly kind: 'business_without_name' }
  | { readonly kind: 'picture_not_found' };

type UpdateSettingsDeps = {
  readonly store: Pick<Store, 'transaction'>;
  readonly operators: OperatorNames;
  readonly consentLog: Pick<ConsentLog, 'record'>;
  /** Null without ads. */
  readonly ads: Pick<AdServer, 'announceChange'> | null;
};

/** Changes the own account atomically. Ads of somebody with another name that are not over are reviewed again. */
export class UpdateSettings {
  readonly #deps: UpdateSettingsDeps;

  constructor(deps: UpdateSettingsDeps) {
    this.#deps = deps;
  }

  async run({ user, change: asked, consent, avatar }: UpdateSettingsCommand): Promise<UpdateSettingsOutcome> {
    const changed: UserRecord = { ...user, ...asked };
    if (!checkTextField('fullName', fullName(changed) || '-').ok) {
      return { kind: 'full_name_too_long', limit: TEXT_FIELDS.fullName.max };
    }
    if (this.#takesRights(user, changed)) return { kind: 'username_taken' };
    const businessName = changed.accountType === 'business' ? changed.businessName : null;
    if (changed.accountType === 'business' && businessName === null) return { kind: 'business_without_name' };
    let isReviewedAgain = false;
    try {
      const outcome = await this.#deps.store.transaction(async (tx): Promise<UpdateSettingsOutcome> => {
        const signature = avatar === undefined ? user.avatarSignature : await takePicture(tx, user, avatar);
        if (signature === undefined) return { kind: 'picture_not_found' };
        const change = await this.#withReceipt(tx, user, asked, consent);
        const picture = { avatarSignature: signature };
        await tx.users.update(user.id, { ...change, businessName, ...(avatar === undefined ? {} : picture) });
        if (change.consent?.analytics === false) await tx.events.removeAllOf({ kind: 'user', id: user.id });
        if (avatar?.kind === 'upload') await tx.uploads.remove(avatar.uploadId);
        // Ads name their advertiser.
        isReviewedAgain =
          shownName(user) !== shownName({ ...changed, businessName }) &&
          (await reviewAdsAgain(tx, { advertiserId: user.id }, consent.now));
        return { kind: 'updated', user: { ...user, ...change, businessName, ...picture } };
      });
      if (isReviewedAgain) this.#deps.ads?.announceChange();
      return outcome;
    } catch (error) {
      if (error instanceof NotUnique && error.field === 'username') return { kind: 'username_taken' };
      throw error;
    }
  }

  /** The change, with the receipt of a decision about cookies. */
  async #withReceipt(
    tx: StoreTransaction,
    { id }: UserRecord,
    change: SettingsChange,
    decision: UpdateSettingsCommand['consent'],
  ): Promise<SettingsChange> {
    const { consent } = change;
    if (consent === undefined) return change;
    const receipt = await this.#deps.consentLog.record(tx, { ...decision, userId: id, choices: consent });
    return { ...change, consent: { ...consent, receipt } };
  }

  /** Operator rights are granted to names, so users cannot rename themselves to such a name. */
  #takesRights(user: UserRecord, changed: UserRecord): boolean {
    const { operators } = this.#deps;
    const isRenamed = changed.username.toLowerCase() !== user.username.toLowerCase();
    return isRenamed && !user.isOperator && isOperatorName(changed.username, operators);
  }
}

/** Undefined: the picture is not available to this user. */
async function takePicture(
  tx: StoreTransaction,
  user: UserRecord,
  avatar: AvatarChange,
): Promise<string | null | undefined> {
  if (avatar.kind === 'none') return null;
  if (avatar.kind === 'upload') return (await tx.uploads.find(avatar.uploadId, user.id))?.pictureSignature;
  const isOwn = await tx.uploads.mayUse(avatar.signature, user.id);
  return isOwn ? avatar.signature : undefined;
}
