// The lamp's end of a wire that other programs open as a serial port.
#pragma once
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>
#include <string>

/// A pseudo-terminal. It stays when the program that opened it closes it again.
class PseudoTerminal {
 public:
  PseudoTerminal() {
    own_ = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    if (own_ < 0 || grantpt(own_) != 0 || unlockpt(own_) != 0) fail("pseudo-terminal");
    path_ = ptsname(own_);
    // Kept open here, so that it neither hangs up nor leaves raw mode when the other program closes it.
    other_ = open(path_.c_str(), O_RDWR | O_NOCTTY | O_CLOEXEC);
    termios settings;
    if (other_ < 0 || tcgetattr(other_, &settings) != 0) fail(path_.c_str());
    cfmakeraw(&settings);
    cfsetspeed(&settings, B115200);
    if (tcsetattr(other_, TCSANOW, &settings) != 0) fail(path_.c_str());
  }
  PseudoTerminal(const PseudoTerminal&) = delete;
  PseudoTerminal& operator=(const PseudoTerminal&) = delete;
  ~PseudoTerminal() {
    if (isLinkOurs()) unlink(link_.c_str());
    close(other_);
    close(own_);
  }

  const std::string& path() const { return path_; }

  /// False if another lamp has taken the name over.
  bool isLinkOurs() const {
    char target[256];
    const ssize_t length = link_.empty() ? -1 : readlink(link_.c_str(), target, sizeof target);
    return length > 0 && path_ == std::string(target, static_cast<size_t>(length));
  }

  /// Creates a link with this name to the terminal, replacing an older one.
  void linkAs(const std::string& link) {
    struct stat found;
    if (lstat(link.c_str(), &found) == 0 && S_ISLNK(found.st_mode)) unlink(link.c_str());
    if (symlink(path_.c_str(), link.c_str()) != 0) fail(link.c_str());
    link_ = link;
  }

  /// Waits until something arrives, at most this long.
  void wait(int ms) {
    if (received_ < size_) return;
    pollfd waited = {own_, POLLIN, 0};
    poll(&waited, 1, ms);
  }

  bool read(uint8_t& byte) {
    if (received_ == size_) {
      received_ = 0;
      const ssize_t size = ::read(own_, bytes_, sizeof bytes_);
      size_ = size > 0 ? static_cast<size_t>(size) : 0;
      if (size_ == 0) return false;
    }
    byte = bytes_[received_++];
    return true;
  }

  /// Buffers output up to the end of a line. If nothing reads it, it is lost eventually, as on a real wire.
  void write(uint8_t byte) {
    sending_.push_back(static_cast<char>(byte));
    if (byte != '\n') return;
    const ssize_t sent = ::write(own_, sending_.data(), sending_.size());
    if (sent < 0 && errno != EAGAIN && errno != EIO) perror("pseudo-terminal");
    sending_.clear();
  }

  /// Whether the other end reads, that is, not much is waiting for it.
  bool canWrite() const {
    int unread = 0;
    return ioctl(other_, FIONREAD, &unread) == 0 && unread < 512;
  }

 private:
  [[noreturn]] static void fail(const char* what) {
    perror(what);
    exit(1);
  }

  int own_ = -1, other_ = -1;
  std::string path_, link_, sending_;
  uint8_t bytes_[512];
  size_t received_ = 0, size_ = 0;
};
