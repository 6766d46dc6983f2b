import { describe, expect, test } from 'vitest';
import type { SponsorshipGateway } from '../../src/application/ports/pins/sponsorship-gateway.ts';
import { toPinId, type PinId } from '../../src/domain/ids/ids.ts';
import type { PartnershipAnswer } from '../../src/domain/sponsorship/partnership-say.ts';

/** A pin that names a sponsor who was not heard yet, and the same gateway for three people. */
export type AskedSponsor = {
  readonly pinId: PinId;
  readonly asSponsor: SponsorshipGateway;
  readonly asCreator: SponsorshipGateway;
  readonly asStranger: SponsorshipGateway;
};

/** Proves that an adapter takes a sponsor's answers as it promises. */
export function describeSponsorshipGateway(name: string, open: () => Promise<AskedSponsor>): void {
  const told = async (gateway: SponsorshipGateway, pinId: PinId, answer: PartnershipAnswer) => {
    const outcome = await gateway.answer(pinId, answer);
    return outcome.kind === 'answered'
      ? [outcome.pin.entityId, outcome.pin.sponsorship?.status]
      : outcome.kind;
  };

  describe(`the gateway of sponsors: ${name}`, () => {
    test('gives the pin with what was answered, also when it is said twice', async () => {
      const { pinId, asSponsor } = await open();
      expect(await told(asSponsor, pinId, 1)).toEqual([pinId, 1]);
      expect(await told(asSponsor, pinId, 1)).toEqual([pinId, 1]);
      expect(await told(asSponsor, pinId, 3)).toEqual([pinId, 3]);
    });

    test('says when something else was answered meanwhile', async () => {
      const { pinId, asSponsor } = await open();
      expect(await told(asSponsor, pinId, 2)).toEqual([pinId, 2]);
      expect(await told(asSponsor, pinId, 1)).toBe('conflict');
      expect(await told(asSponsor, pinId, 3)).toBe('conflict');
    });

    test('lets the creator take it back, and confirm nothing', async () => {
      const { pinId, asSponsor, asCreator } = await open();
      expect(await told(asCreator, pinId, 1)).toBe('refused');
      expect(await told(asSponsor, pinId, 1)).toEqual([pinId, 1]);
      expect(await told(asCreator, pinId, 3)).toBe('refused');
      expect(await told(asCreator, pinId, 2)).toEqual([pinId, 2]);
    });

    test('listens to nobody else, and refuses a pin that is not there', async () => {
      const { pinId, asSponsor, asStranger } = await open();
      expect(await told(asStranger, pinId, 1)).toBe('refused');
      expect(await told(asSponsor, toPinId('4711'), 1)).toBe('refused');
      expect(await told(asSponsor, pinId, 1)).toEqual([pinId, 1]);
    });
  });
}
