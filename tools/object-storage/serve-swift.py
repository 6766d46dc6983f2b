"""OpenStack Swift with its S3 interface, all in one process, for tests: `serve-swift.py FOLDER ACCESS_KEY SECRET_KEY`.

Objects are in memory, lists of them below FOLDER. Prints the address when it serves.
"""

import os
import sys

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi  # noqa: E402
from swift.common import utils  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402

folder, access_key, secret_key = sys.argv[1:]
SERVERS = {"account": "account", "container": "container", "object": "mem_object"}

SWIFT = """[swift-hash]
swift_hash_path_prefix = test
swift_hash_path_suffix = test
[storage-policy:0]
name = memory
default = yes
"""

STORAGE = """[DEFAULT]
devices = {folder}/devices
mount_check = false
swift_dir = {folder}
[pipeline:main]
pipeline = server
[app:server]
use = egg:swift#{program}
recon_cache_path = {folder}
"""

# tempauth reads "user_ACCOUNT_USER = SECRET"; the access key is "ACCOUNT:USER". Without a memcached it caches nothing.
PROXY = """[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
allow_multipart_uploads = false
[filter:tempauth]
use = egg:swift#tempauth
user_{user} = {secret} .admin
"""


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    return path


def listen():
    socket = eventlet.listen(("127.0.0.1", 0), backlog=128)
    return socket, socket.getsockname()[1]


os.makedirs(os.path.join(folder, "devices", "one"))
write("swift.conf", SWIFT)
utils.set_swift_dir(folder)
from swift.common.wsgi import loadapp  # noqa: E402

listening = []
for kind, program in SERVERS.items():
    socket, port = listen()
    ring = RingBuilder(1, 1, 0)
    ring.add_dev({"region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": "one", "weight": 1})
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, kind + ".ring.gz"))
    listening.append((socket, write(kind + ".conf", STORAGE.format(folder=folder, program=program))))
proxy, port = listen()
user = access_key.replace(":", "_")
listening.append((proxy, write("proxy.conf", PROXY.format(folder=folder, user=user, secret=secret_key))))

with open(os.devnull, "w") as nowhere:
    serving = [eventlet.spawn(wsgi.server, socket, loadapp(conf), nowhere) for socket, conf in listening]
    print("http://127.0.0.1:%d" % port, flush=True)
    for each in serving:
        each.wait()
