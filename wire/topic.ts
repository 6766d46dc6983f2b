/** A topic that pins can be about, and that people can follow. */
export interface WireTopic {
  id: string;
  type: 'interest';
  name: string;
  url_name: string;
  url: string;
  description: string;
  image_url: string | null;
  dominant_color: string;
  follower_count: number;
  pin_count: number;
  followed_by_me: boolean;
  parent_id: string | null;
  level: number;
}
